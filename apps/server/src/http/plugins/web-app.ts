import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { Catalogue } from '@vitrine/contracts/catalogue/catalogue.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageHead } from '../pages/page-head.ts'
import { createPageRenderer, loadRenderer } from '../pages/page-renderer.ts'
import { robots, sitemap } from '../pages/sitemap.ts'
import { zipOnce } from '../pages/zip-once.ts'

const missingPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Vitrine is not built</title>
<h1>The web app has not been built yet</h1><p>Start Vitrine with <code>./script/server</code>, which builds it, or run
<code>npm run build</code>. The HTTP interface works: see <a href="/docs">/docs</a>.</p></html>`

const isPageRequest = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (request.headers.accept?.includes('text/html') ?? false) &&
  !/^\/(api|v1|files|samples|demandPlanning|assets)\//.test(request.url)

interface PreparedPage {
  /** Matches the addresses that it is for. */
  pattern: RegExp
  html: string
  /** Its content depends on the catalogue and is rendered by the server. */
  fill: boolean
}

/**
 * Pages that the build prepared for certain addresses: they preload the files that will be needed, and some have
 * content.
 */
async function preparedPages(read: (file: string) => Promise<string | null>): Promise<PreparedPage[]> {
  // The cast: the build of the web application writes it.
  const table = JSON.parse((await read('pages.json')) ?? '[]') as { pattern: string; file: string; fill?: boolean }[]
  const pages = await Promise.all(
    table.map(async ({ pattern, file, fill = false }) => ({
      pattern: new RegExp(pattern),
      html: await read(file),
      fill,
    })),
  )
  return pages.filter((page): page is PreparedPage => page.html !== null)
}

interface WebAppOptions {
  /** The build's folder. */
  folder: string
  publicUrl: string | undefined
  /** The models whose pages have heads of their own. */
  models: readonly Model[]
  catalogue: () => Catalogue
}

const emptyRoot = '<div id="root"></div>'

/**
 * Serves the built web app: files by their names, and for every other page its index.html with that page's own head.
 * The index is read once; a new build needs a restart, as its hashed files do.
 */
export async function webApp(
  app: FastifyInstance,
  { folder, publicUrl, models, catalogue }: WebAppOptions,
): Promise<void> {
  const read = (file: string) => readFile(join(folder, file), 'utf8').catch(() => null)
  const index = await read('index.html')
  const prepared = await preparedPages(read)
  const zip = zipOnce()
  const render = await loadRenderer(folder)
  const content = render && createPageRenderer(render)

  /** If rendering fails, the page is sent without content, and the browser renders it as it does the others. */
  const filled = async (html: string, request: FastifyRequest): Promise<string> => {
    const written = await content?.(request.url, catalogue()).catch((error: unknown) => {
      request.log.error(error, 'page not written')
      return ''
    })
    return written ? html.replace(emptyRoot, () => `<div id="root">${written}</div>`) : html
  }

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding')
    if (index === null) return reply.code(503).send(missingPage)
    const path = request.url.split('?')[0] ?? '/'
    const page = prepared.find(({ pattern }) => pattern.test(path))
    const { html, known } = pageHead(page?.html ?? index, request.url, { models, publicUrl })
    const whole = page?.fill && known ? await filled(html, request) : html
    reply.code(known ? 200 : 404)
    const zipped = request.headers['accept-encoding']?.includes('gzip') ?? false
    return zipped ? reply.header('content-encoding', 'gzip').send(await zip(whole)) : reply.send(whole)
  }
  app.get('/', async (request, reply) => sendPage(request, reply))
  app.get('/robots.txt', async (_, reply) => reply.type('text/plain; charset=utf-8').send(robots(publicUrl)))
  // A sitemap needs absolute addresses, so only a server with PUBLIC_URL has one.
  if (publicUrl) {
    app.get('/sitemap.xml', async (_, reply) =>
      reply.type('application/xml; charset=utf-8').send(sitemap(catalogue(), publicUrl)),
    )
  }
  if (index !== null) {
    await app.register(staticFiles, {
      root: folder,
      index: false,
      wildcard: false,
      // Files that the server itself reads or writes: a second route of the same name would fail at the start.
      globIgnore: ['renderer/**', 'pages/**', 'pages.json', 'index.html', 'robots.txt', 'sitemap.xml'],
      preCompressed: true,
      // Vite puts a hash of the content into the names of these, and of these only.
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/')
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (isPageRequest(request)) return sendPage(request, reply)
    throw new RequestError('not-found', `There is nothing at ${request.method} ${request.url.split('?')[0]}.`)
  })
}
