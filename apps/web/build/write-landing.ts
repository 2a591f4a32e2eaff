import { readdir, readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

/**
 * Puts the rendered landing page into a copy of the built index: dist/landing.html, which the server sends for /.
 * Every other address starts from the bare index.html.
 */
const dist = new URL('../dist/', import.meta.url)
const bundle = new URL('../.cache/prerender/prerender.js', import.meta.url)

const { renderLanding } = (await import(pathToFileURL(bundle.pathname).href)) as {
  renderLanding: () => Promise<string>
}
const index = await readFile(new URL('index.html', dist), 'utf8')
const assets = await readdir(new URL('assets/', dist))

const named = (pattern: RegExp) => {
  const found = assets.find((asset) => pattern.test(asset))
  if (!found) throw new Error(`The build has no asset like ${pattern.source}.`)
  return `/assets/${found}`
}
const preloads = [
  `<link rel="modulepreload" crossorigin href="${named(/^landing-screen-.*\.js$/)}">`,
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${named(/^inter-latin-wght-normal-.*\.woff2$/)}">`,
]
const html = await renderLanding()
if (html.includes('<script'))
  throw new Error('The rendered landing page holds a script, which the content policy forbids.')
const page = index
  .replace('</head>', () => `  ${preloads.join('\n    ')}\n  </head>`)
  .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
await writeFile(new URL('landing.html', dist), page)
