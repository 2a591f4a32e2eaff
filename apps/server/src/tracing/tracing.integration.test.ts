import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { testRegistry } from '../testing/models/test-registry.ts'
import {
  type CollectedSpan,
  startTraceCollector,
  type TraceCollector,
} from '../testing/outside/start-trace-collector.ts'
import { signInFresh } from '../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../testing/processes/start-test-server.ts'

let collector: TraceCollector
let server: TestServer

beforeAll(async () => {
  collector = await startTraceCollector()
  server = await startTestServer(
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, TRUST_PROXY: 'on' },
    { registry: testRegistry },
  )
})
afterAll(async () => {
  await server.close()
  await collector.close()
})

const traceId = (digit: string) => digit.repeat(32)
const proxySpan = 'b'.repeat(16)

/** Starts a run as a tracing proxy would forward it, and waits until the request's own span has arrived. */
async function runTraced(model: string, text: string, trace: string): Promise<(name: string) => CollectedSpan> {
  const { token } = await signInFresh(server)
  await fetch(`${server.url}/api/analyze/${model}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      traceparent: `00-${trace}-${proxySpan}-01`,
    },
    body: JSON.stringify({ text }),
  })
  const ours = () => collector.spans.filter((span) => span.traceId === trace)
  await eventually('the spans', async () => {
    const names = ours().map(({ name }) => name)
    return names.includes('POST /api/analyze/*') && names.includes('run') ? true : null
  })
  return (name) => {
    const [span, ...others] = ours().filter((one) => one.name === name)
    if (!span || others.length > 0)
      throw new Error(
        `${name}: ${others.length} more, of ${ours()
          .map((one) => one.name)
          .join(', ')}`,
      )
    return span
  }
}

test('a run is one trace: the request, its wait in the queue, the run, the engine’s process and what it did', async () => {
  const spanOf = await runTraced('echo', 'Ada Lovelace, born 1815', traceId('a'))
  const request = spanOf('POST /api/analyze/*')
  const run = spanOf('run')
  const engine = spanOf('engine process')
  expect(request).toMatchObject({
    parentSpanId: proxySpan,
    kind: 2,
    attributes: { 'http.request.method': 'POST', 'http.route': '/api/analyze/*', 'http.response.status_code': 200 },
    resource: { 'service.name': 'vitrine', 'vitrine.part': 'all' },
  })
  expect(spanOf('wait in queue').parentSpanId).toBe(request.spanId)
  expect(run).toMatchObject({
    parentSpanId: request.spanId,
    kind: 5,
    attributes: { 'vitrine.model': 'echo', 'vitrine.lane': 'long', 'vitrine.attempt': 1 },
  })
  expect(engine.parentSpanId).toBe(run.spanId)
  expect(spanOf('store result').parentSpanId).toBe(run.spanId)
  for (const name of ['load engine', 'answer', 'present']) {
    expect(spanOf(name).parentSpanId).toBe(engine.spanId)
  }
  // By the clock of the engine's process, which differs from the server's.
  expect(spanOf('answer').startTimeUnixNano).toBeGreaterThanOrEqual(spanOf('load engine').endTimeUnixNano)
  expect(spanOf('present').startTimeUnixNano).toBeGreaterThanOrEqual(spanOf('answer').endTimeUnixNano)
  expect(collector.faults).toEqual([])
})

test('a run that fails says by which problem', async () => {
  const spanOf = await runTraced('refusing', 'x', traceId('c'))
  const failed = { code: 2, message: 'text-not-found' }
  expect(spanOf('run').status).toEqual(failed)
  expect(spanOf('engine process').status).toEqual(failed)
  // Refusing the input is an answer, not an error.
  expect(spanOf('POST /api/analyze/*')).toMatchObject({ attributes: { 'http.response.status_code': 422 } })
})

test('nothing of who asked, and of what was asked, is in what the collector gets', async () => {
  const { user, token } = await signInFresh(server)
  const patient = 'Grace Brewster Murray Hopper'
  const response = await fetch(`${server.url}/api/analyze/defect?hint=${encodeURIComponent(patient)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'respond-async', authorization: `Bearer ${token}` },
    body: JSON.stringify({ text: patient }),
  })
  const id = response.headers.get('location')?.split('/').at(-1) ?? ''
  expect(id).toHaveLength(36)
  await eventually('the run’s span', async () =>
    collector.spans.some(({ attributes }) => attributes['vitrine.model'] === 'defect') ? true : null,
  )
  const sent = collector.bodies.join('\n')
  expect(sent).toContain('defect')
  for (const secret of [patient, 'Hopper', 'Lovelace', user.id, user.email, token, id]) {
    expect(sent).not.toContain(secret)
  }
})

test('a collector that is away costs a line in the log, and no request', async () => {
  const away = await startTraceCollector()
  await away.close()
  const alone = await startTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: away.endpoint }, { registry: testRegistry })
  const { client } = await signInFresh(alone)
  expect(await client.call('analyze', { params: { '*': 'echo' }, body: { text: 'hi' } })).toEqual({ answer: 'hi' })
  await alone.close()
  expect(alone.logged.join('\n')).toContain('the trace collector did not take the spans')
})
