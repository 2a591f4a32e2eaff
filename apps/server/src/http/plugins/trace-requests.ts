import type { FastifyInstance } from 'fastify'
import type { TraceSpan, Tracing } from '../../tracing/tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for what is not counted: files of the web app, health checks. */
    span: TraceSpan | null
  }
}

const firstServerError = 500

/**
 * A span for each request to a counted route. `believed`: a proxy is in front, so that the caller's `traceparent` can
 * be trusted; a stranger's is ignored.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing, believed: boolean): void {
  app.decorateRequest('span', null)
  if (tracing.off) return
  app.addHook('onRequest', async (request) => {
    const { url: route, config } = request.routeOptions
    if (route === undefined || config.counted !== true) return
    const { traceparent } = request.headers
    request.span = tracing.start(`${request.method} ${route}`, {
      kind: 'server',
      parent: believed && typeof traceparent === 'string' ? traceparent : null,
      attributes: { 'http.request.method': request.method, 'http.route': route },
    })
  })
  app.addHook('onResponse', async ({ span }, { statusCode }) => {
    span?.end({
      ...(statusCode >= firstServerError && { failed: String(statusCode) }),
      attributes: { 'http.response.status_code': statusCode },
    })
  })
  // A caller that hangs up gets no answer, but the span has to end.
  app.addHook('onRequestAbort', async ({ span }) => span?.end({ failed: 'hung up' }))
}
