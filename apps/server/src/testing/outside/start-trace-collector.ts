import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { listenOnLoopback } from '@vitrine/basics/listen-on-loopback.ts'
import { z } from 'zod'

const valueSchema = z.union([
  z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
  z.object({ intValue: z.union([z.int(), z.string()]) }).transform(({ intValue }) => Number(intValue)),
  z.object({ doubleValue: z.number() }).transform(({ doubleValue }) => doubleValue),
  z.object({ boolValue: z.boolean() }).transform(({ boolValue }) => boolValue),
])
const attributesSchema = z
  .array(z.object({ key: z.string(), value: valueSchema }))
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value])))

const spanSchema = z.object({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.int(),
  startTimeUnixNano: z.string().regex(/^\d+$/).transform(BigInt),
  endTimeUnixNano: z.string().regex(/^\d+$/).transform(BigInt),
  attributes: attributesSchema,
  status: z.object({ code: z.int().optional(), message: z.string().optional() }),
})

/** The part of OTLP/HTTP's JSON that tests read. */
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})

export type CollectedSpan = z.infer<typeof spanSchema> & { resource: z.infer<typeof attributesSchema> }

export interface TraceCollector {
  endpoint: string
  spans: CollectedSpan[]
  /** All bodies as received, to search them for what must not be sent. */
  bodies: string[]
  /** Requests that are not valid OTLP. */
  faults: unknown[]
  close: () => Promise<void>
}

/** An OTLP/HTTP collector on loopback: accepts POST /v1/traces in JSON. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = []
  const bodies: string[] = []
  const faults: unknown[] = []
  const server = createServer((request, response) => {
    const take = async () => {
      if (request.method !== 'POST' || request.url !== '/v1/traces') throw new Error(`${request.method} ${request.url}`)
      const body = await json(request)
      bodies.push(JSON.stringify(body))
      for (const { resource, scopeSpans } of exportSchema.parse(body).resourceSpans) {
        for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
          spans.push({ ...span, resource: resource.attributes })
        }
      }
    }
    const answer = (status: number) => response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    take().then(
      () => answer(200),
      (error: unknown) => {
        faults.push(error)
        answer(400)
      },
    )
  })
  const port = await listenOnLoopback(server)
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    bodies,
    faults,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
