import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { entriesOf } from '@vitrine/basics/typed-keys.ts'
import { patternOf } from '@vitrine/contracts/pages/page-at.ts'
import { type PageName, pages } from '@vitrine/contracts/pages/pages.ts'

/**
 * Makes a page for each address whose code is known at build time, so that its files load in parallel, with its content
 * prerendered if it is the same for everybody. Pages that show the catalogue preload it, and the server renders their
 * content from the current models. pages.json maps addresses to pages; all others start from the bare index.html.
 */
interface Page {
  /** Modules, or groups of them, that the address needs at once, in addition to those of the index. */
  screens: readonly string[]
  /** Its content is prerendered into the page. */
  rendered?: true
  /** It shows the catalogue: alone, or beside personal content. */
  catalogue?: 'all' | 'part'
}

/** Loaded by every page, after the first paint of prerendered ones. */
const program = 'src/app/start/start-app.tsx'
const shell = 'src/app/sidebar/sidebar-shell.tsx'
/** The typed client with its schemas: a group of vite.config.ts. */
const contract = 'contract'

const prepared: { [Name in PageName]?: Page } = {
  landing: { screens: ['src/features/landing/landing-screen.tsx'], rendered: true },
  contentCreation: { screens: ['src/features/marketing/content-creation-page.tsx'], rendered: true },
  resumeAnalysis: { screens: ['src/features/marketing/resume-analysis-page.tsx'], rendered: true },
  billOfLading: { screens: ['src/features/marketing/bill-of-lading-page.tsx'], rendered: true },
  explore: { screens: [shell, 'src/features/catalogue/catalogue-screen.tsx'], catalogue: 'all' },
  run: { screens: [shell, 'src/features/model/model-screen.tsx'], catalogue: 'all' },
  result: { screens: [shell, 'src/features/result/result-screen.tsx', contract], catalogue: 'part' },
}

interface Chunk {
  file: string
  name?: string
  imports?: string[]
}

const dist = new URL('../dist/', import.meta.url)
const bundle = new URL('../dist/renderer/prerender.js', import.meta.url)
const manifestFolder = new URL('.vite/', dist)

// The casts: both were written by the build just before, the first from prerender.tsx.
const { renderPage } = (await import(pathToFileURL(bundle.pathname).href)) as {
  renderPage: (location: string) => Promise<string>
}
const bare = await readFile(new URL('index.html', dist), 'utf8')
const manifest = JSON.parse(await readFile(new URL('manifest.json', manifestFolder), 'utf8')) as Record<string, Chunk>
// The mapping from sources to files is not published.
await rm(manifestFolder, { recursive: true })

/** The file of a module or of a group of modules, and those of everything that it imports. */
function filesOf(name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name] ?? Object.values(manifest).find((one) => one.name === name)
  if (!chunk) throw new Error(`The build has no module ${name}.`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(imported, found)
  return found
}

const font = (await readdir(new URL('assets/', dist))).find((name) => /^inter-latin-wght-normal-.*\.woff2$/.test(name))
if (!font) throw new Error('The build has no font.')
const withHead = (page: string, links: readonly string[]) =>
  page.replace('</head>', () => `${links.map((link) => `  ${link}\n  `).join('')}</head>`)
/** Preload links for the files of modules, without those already in the page. */
const preloads = (page: string, modules: readonly string[]) =>
  [...new Set(modules.flatMap((name) => [...filesOf(name)]))]
    .filter((file) => !page.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
const start = withHead(bare, [`<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}">`])
await writeFile(new URL('index.html', dist), withHead(start, preloads(start, [program])))

const announced = '<link rel="preload" as="fetch" crossorigin href="/api/catalogue">'
/**
 * Links that the browser does not follow by itself: if the page is readable without the program, `main.tsx` activates
 * them once it is painted. Otherwise forty small files would be fetched before the largest picture.
 */
const forLater = (links: readonly string[]) => `<template id="program">${links.join('')}</template>`

async function write(name: PageName, { screens, rendered, catalogue }: Page): Promise<void> {
  const html = rendered ? await renderPage(pages[name]) : ''
  if (html.includes('<script'))
    throw new Error(`The rendered page ${name} holds a script, which the content policy forbids.`)
  const links = [...preloads(start, [program, ...screens]), ...(catalogue ? [announced] : [])]
  const hasContent = rendered || catalogue === 'all'
  const page = withHead(start, hasContent ? [forLater(links)] : links).replace(
    '<div id="root"></div>',
    () => `<div id="root">${html}</div>`,
  )
  await writeFile(new URL(`pages/${name}.html`, dist), page)
}

await mkdir(new URL('pages/', dist), { recursive: true })
const entries = entriesOf(prepared)
await Promise.all(entries.map(([name, page]) => write(name, page)))
const table = entries.map(([name, { catalogue }]) => ({
  pattern: patternOf(name),
  file: `pages/${name}.html`,
  fill: catalogue === 'all',
}))
await writeFile(new URL('pages.json', dist), JSON.stringify(table))
