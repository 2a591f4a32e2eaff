import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import { RequestError } from '@vitrine/errors/request-error.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageHead } from '../page-head.ts'

const missingPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Vitrine is not built</title>
<h1>The web app has not been built yet</h1><p>Start Vitrine with <code>./script/server</code>, which builds it, or run
<code>npm run build</code>. The HTTP interface works: see <a href="/docs">/docs</a>.</p></html>`

const isPageRequest = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (request.headers.accept?.includes('text/html') ?? false) &&
  !/^\/(api|v1|files|samples|demandPlanning|assets)\//.test(request.url)

interface PreparedPage {
  /** Of the addresses that it is for. */
  pattern: RegExp
  html: string
}

/** Pages that the build made for certain addresses: they name the files that will be needed, some hold their content. */
const preparedPages = async (read: (file: string) => Promise<string | null>): Promise<PreparedPage[]> => {
  const table = JSON.parse((await read('pages.json')) ?? '[]') as { pattern: string; file: string }[]
  const pages = await Promise.all(
    table.map(async ({ pattern, file }) => ({ pattern: new RegExp(pattern), html: await read(file) })),
  )
  return pages.filter((page): page is PreparedPage => page.html !== null)
}

/**
 * Serves the built web app: files by their names, and for every other page its index.html with that page's own head.
 * The index is read once; a new build needs a restart, as its hashed files do.
 */
export const webApp = async (app: FastifyInstance, folder: string, publicUrl: string | undefined): Promise<void> => {
  const read = (file: string) => readFile(join(folder, file), 'utf8').catch(() => null)
  const index = await read('index.html')
  const prepared = await preparedPages(read)
  const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    if (index === null) return reply.code(503).send(missingPage)
    const path = request.url.split('?')[0] ?? '/'
    const html = prepared.find(({ pattern }) => pattern.test(path))?.html ?? index
    const page = pageHead(html, request.url, publicUrl)
    return reply.code(page.known ? 200 : 404).send(page.html)
  }
  app.get('/', async (request, reply) => sendPage(request, reply))
  if (index !== null) {
    await app.register(staticFiles, {
      root: folder,
      index: false,
      wildcard: false,
      preCompressed: true,
      // Vite puts a hash of the content into the names of these, and of these only.
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/')
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (isPageRequest(request)) return sendPage(request, reply)
    throw new RequestError('not-found', `There is nothing at ${request.method} ${request.url.split('?')[0]}.`)
  })
}
