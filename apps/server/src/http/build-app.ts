import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import { keysOf } from '@vitrine/basics/typed-keys.ts'
import { operations } from '@vitrine/contracts/operations/operations.ts'
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { storeOrigin } from '../files/store-origin.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { mapError } from './answers/map-error.ts'
import { refuseConnection } from './answers/refuse-connection.ts'
import { parseJsonBodies } from './bodies/parse-json-body.ts'
import type { HandlerContext } from './handler.ts'
import { mountOperation } from './mount-operation.ts'
import { boundConnections } from './plugins/bound-connections.ts'
import { drainBodies } from './plugins/drain-bodies.ts'
import { endConnections } from './plugins/end-connections.ts'
import { limitRequests } from './plugins/limit-requests.ts'
import { oneAtATime } from './plugins/one-at-a-time.ts'
import { refuseUnknownHosts } from './plugins/refuse-unknown-hosts.ts'
import { requestLog } from './plugins/request-log.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { traceRequests } from './plugins/trace-requests.ts'
import { webApp } from './plugins/web-app.ts'
import { currentCatalogue } from './routes/catalogue/current-catalogue.ts'
import { routes } from './routes.ts'

export interface AppOptions extends HandlerContext {
  log: FastifyBaseLogger
  tracing: Tracing
  /** Folder of the built web app. */
  webFolder: string
}

/** The path part only: a query may rightly hold two slashes. */
const foldSlashes = (url: string): string => url.replace(/^[^?]+/, (path) => path.replace(/\/{2,}/g, '/'))

/** The whole HTTP side, not yet listening. */
export async function buildApp({ log, tracing, webFolder, ...context }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    // Ours is in plugins/request-log.ts: the usual lines hold whole addresses.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Only the nearest hop is believed: what callers write into the header themselves comes before it.
    trustProxy: (_address, hop) => context.env.TRUST_PROXY === 'on' && hop === 0,
    rewriteUrl: ({ url = '/' }) => foldSlashes(url),
    requestTimeout: 5 * 60_000,
    // Answers under way are finished; main.ts sets the deadline.
    forceCloseConnections: 'idle',
    // A request that was on its way when we closed is still answered; its connection ends with the answer.
    return503OnClosing: false,
    // Addresses that no route can be looked up for, and bytes that are no request.
    frameworkErrors: (error, request, reply) => void mapError(error, request, reply),
    clientErrorHandler: refuseConnection,
  })
  app.decorateRequest('signedIn', null)
  app.setErrorHandler<FastifyError>(mapError)
  boundConnections(app, { behindProxy: context.env.TRUST_PROXY === 'on' })
  oneAtATime(app)
  requestLog(app, context.metrics)
  traceRequests(app, tracing, context.env.TRUST_PROXY === 'on')
  endConnections(app, context.stopping)
  drainBodies(app)
  securityHeaders(app, context.env, storeOrigin(context.env))
  refuseUnknownHosts(app, context.env.PUBLIC_URL)
  await limitRequests(app, context.env.RATE_LIMITS === 'on')
  parseJsonBodies(app)
  await app.register(multipart, { throwFileSizeLimit: false })
  for (const name of keysOf(routes)) {
    mountOperation(app, operations[name], routes[name], context)
  }
  await webApp(app, {
    folder: webFolder,
    publicUrl: context.env.PUBLIC_URL,
    models: context.services.models,
    catalogue: () => currentCatalogue(context.services),
  })
  return app
}
