import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

/**
 * Makes a page of its own for each address whose code is known beforehand, so that its files load side by side instead
 * of one after the other, with its content already in place where that is the same for everybody. pages.json tells the
 * server which page belongs to which address; every other one starts from the bare index.html.
 */
interface Page {
  /** Of the address, without its query. */
  pattern: string
  /** Modules that the address needs at once, besides those of the index. */
  screens: readonly string[]
  /** An address whose content goes into the page. */
  rendered?: string
}

const landing = ['src/features/landing/landing-screen.tsx']
const shell = 'src/app/sidebar-shell.tsx'

const pages: Record<string, Page> = {
  landing: { pattern: '^/$', screens: landing, rendered: '/' },
  'content-creation': {
    pattern: '^/contentqai$',
    screens: ['src/features/marketing/content-creation-page.tsx'],
    rendered: '/contentqai',
  },
  'resume-analysis': {
    pattern: '^/resqai$',
    screens: ['src/features/marketing/resume-analysis-page.tsx'],
    rendered: '/resqai',
  },
  'bill-of-lading': {
    pattern: '^/products/bol$',
    screens: ['src/features/marketing/bill-of-lading-page.tsx'],
    rendered: '/products/bol',
  },
  explore: { pattern: '^/explore$', screens: [shell, 'src/features/catalogue/catalogue-screen.tsx'] },
  model: {
    pattern: '^/[^/]+/((image|audio|video|file|text)-upload|explore-topic|image-gen)$',
    screens: [shell, 'src/features/model/model-screen.tsx'],
  },
  result: {
    pattern: '^/results/(image|text|file|sentimental|demandplanning|audio|normalaudio|video)$',
    screens: [shell, 'src/features/result/result-screen.tsx'],
  },
}

interface Chunk {
  file: string
  imports?: string[]
}

const dist = new URL('../dist/', import.meta.url)
const bundle = new URL('../.cache/prerender/prerender.js', import.meta.url)
const manifestFolder = new URL('.vite/', dist)

const { renderPage } = (await import(pathToFileURL(bundle.pathname).href)) as {
  renderPage: (location: string) => Promise<string>
}
const bare = await readFile(new URL('index.html', dist), 'utf8')
const manifest = JSON.parse(await readFile(new URL('manifest.json', manifestFolder), 'utf8')) as Record<string, Chunk>
// Which source became which file is nobody's business outside.
await rm(manifestFolder, { recursive: true })

/** A module's file and those of all that it imports. */
const filesOf = (name: string, found = new Set<string>()): Set<string> => {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no module ${name}.`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(imported, found)
  return found
}

const font = (await readdir(new URL('assets/', dist))).find((name) => /^inter-latin-wght-normal-.*\.woff2$/.test(name))
if (!font) throw new Error('The build has no font.')
const withHead = (page: string, links: readonly string[]) =>
  page.replace('</head>', () => `${links.map((link) => `  ${link}\n  `).join('  ')}</head>`)
const index = withHead(bare, [`<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}">`])
await writeFile(new URL('index.html', dist), index)

const write = async (name: string, { screens, rendered }: Page): Promise<void> => {
  const files = [...new Set(screens.flatMap((screen) => [...filesOf(screen)]))]
  const preloads = files
    .filter((file) => !index.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  const html = rendered === undefined ? '' : await renderPage(rendered)
  if (html.includes('<script'))
    throw new Error(`The rendered page ${name} holds a script, which the content policy forbids.`)
  const page = withHead(index, preloads).replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
  await writeFile(new URL(`pages/${name}.html`, dist), page)
}

await mkdir(new URL('pages/', dist), { recursive: true })
await Promise.all(Object.entries(pages).map(([name, page]) => write(name, page)))
const table = Object.entries(pages).map(([name, { pattern }]) => ({ pattern, file: `pages/${name}.html` }))
await writeFile(new URL('pages.json', dist), JSON.stringify(table))
