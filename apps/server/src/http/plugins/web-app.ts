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

/**
 * Serves the built web app: files by their names, and for every other page its index.html with that page's own head.
 * The index is read once; a new build needs a restart, as its hashed files do.
 */
export const webApp = async (app: FastifyInstance, folder: string, publicUrl: string | undefined): Promise<void> => {
  const read = (file: string) => readFile(join(folder, file), 'utf8').catch(() => null)
  const index = await read('index.html')
  // The start page with its content already in place; every other page is filled in by the browser.
  const landing = (await read('landing.html')) ?? index
  const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    if (index === null || landing === null) return reply.code(503).send(missingPage)
    const isStart = request.url.split('?')[0] === '/'
    const page = pageHead(isStart ? landing : index, request.url, publicUrl)
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
