import { addTo } from '@vitrine/basics/tally.ts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arbitraryOf, type JsonSchema } from '../../testing/arbitrary-of-schema.ts'
import { models } from '../../testing/models/test-models.ts'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'
import { openApiDocument } from './openapi.ts'

/** Requests generated from the OpenAPI document, with their answers checked against it. */

let server: TestServer
const tokens: (string | null)[] = [null]
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' }, { registry: testRegistry })
  for (const role of ['user', 'admin'] as const) tokens.push((await signInFresh(server, role)).token)
})
afterAll(() => server.close())

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
}

interface DocumentedOperation {
  operationId: string
  parameters: Parameter[]
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } }
  responses: Record<string, { content: Record<string, { schema: JsonSchema }> }>
}

/** They end sessions, stream without end, or run for long; tested elsewhere. */
const leftOut = new Set([
  'logout',
  'warmUp',
  'followWarmUp',
  'followAnalysis',
  'revokeOtherSessions',
  'deleteOwnAccount',
  'setPassword',
])

const document = openApiDocument(models)
const ajv = new Ajv2020({ strict: false, validateFormats: false })
for (const [name, schema] of Object.entries(document.components.schemas))
  ajv.addSchema(schema, `#/components/schemas/${name}`)

const cases = Object.entries(document.paths).flatMap(([path, item]) =>
  // The cast: the document consists of such operations.
  Object.entries(item as Record<string, DocumentedOperation>)
    .filter(([, { operationId }]) => !leftOut.has(operationId))
    .map(([method, operation]) => [operation.operationId, method.toUpperCase(), path, operation] as const),
)

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Parameters in one place: required ones always, optional ones at random. */
function parametersIn({ parameters }: DocumentedOperation, place: Parameter['in']) {
  const own = parameters.filter((one) => one.in === place)
  return fc.record(Object.fromEntries(own.map(({ name, schema }) => [name, arbitraryOf(schema)])), {
    requiredKeys: own.filter(({ required }) => required).map(({ name }) => name),
  })
}

const callsOf = (operation: DocumentedOperation) =>
  fc.record({
    path: parametersIn(operation, 'path'),
    query: parametersIn(operation, 'query'),
    body: operation.requestBody
      ? arbitraryOf(operation.requestBody.content['application/json'].schema)
      : fc.constant(undefined),
    caller: fc.nat({ max: 2 }),
  })

function addressOf(path: string, named: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asText(named[name]).toWellFormed() || '-'),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) search.set(name, asText(value).toWellFormed())
  return `${server.url}${filled}?${search.toString()}`
}

/** What is wrong with an answer; null if it is as documented. */
async function faultOf(response: Response, { responses }: DocumentedOperation): Promise<string | null> {
  const text = await response.text()
  const documented = responses[response.status]
  if (!documented) return `${response.status} is not documented: ${text.slice(0, 200)}`
  const schema = documented.content['application/json']?.schema
  if (!schema) return null
  if (ajv.validate(schema, JSON.parse(text))) return null
  return `${response.status} breaks its schema: ${ajv.errorsText()}: ${text.slice(0, 200)}`
}

/** How often each status was answered. */
const answered = new Map<number, number>()

test.each(cases)('%s answers as its document says', async (_, method, path, operation) => {
  await fc.assert(
    fc.asyncProperty(callsOf(operation), async ({ path: named, query, body, caller }) => {
      const token = tokens[caller]
      const response = await fetch(addressOf(path, named, query), {
        method,
        redirect: 'manual',
        headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
      })
      addTo(answered, response.status)
      expect(await faultOf(response, operation)).toBeNull()
    }),
    { numRuns: 6, seed: 17 },
  )
})

test('calls of all kinds were let in, and others refused', () => {
  for (const status of [200, 400, 401, 403, 404])
    expect([status, (answered.get(status) ?? 0) > 15]).toEqual([status, true])
})
