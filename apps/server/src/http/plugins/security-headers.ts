import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Env } from '../../env.ts'

const self = "'self'"

/**
 * The pages' content security policy: only our own scripts, and nothing from elsewhere but files of the object store.
 * It protects the sign-in tokens.
 */
export function securityHeaders(
  app: FastifyInstance,
  { PUBLIC_URL, HSTS_SUBDOMAINS }: Pick<Env, 'PUBLIC_URL' | 'HSTS_SUBDOMAINS'>,
  filesOrigin: string | null,
): void {
  const files = filesOrigin === null ? [] : [filesOrigin]
  // Made once: Fastify's own plugin for Helmet makes it again for each request, which costs more than a small answer.
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [self],
        scriptSrc: [self, "'wasm-unsafe-eval'"],
        workerSrc: [self],
        styleSrc: [self, "'unsafe-inline'"],
        imgSrc: [self, 'blob:', 'data:', ...files],
        mediaSrc: [self, 'blob:', ...files],
        connectSrc: [self, 'blob:', ...files],
        fontSrc: [self],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: [self],
      },
    },
    frameguard: { action: 'deny' },
    // Only if this server is reached by https. Whether the hosts below it speak https is the operator's to know.
    hsts: PUBLIC_URL?.startsWith('https:') ? { includeSubDomains: HSTS_SUBDOMAINS === 'on' } : false,
  })
  app.addHook('onRequest', (request, reply, done) =>
    setHeaders(request.raw, reply.raw, (error) => done(error instanceof Error ? error : undefined)),
  )
}
