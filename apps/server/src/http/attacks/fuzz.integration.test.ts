import type { Operation } from '@vitrine/contracts/operations/operation.ts'
import { operations } from '@vitrine/contracts/operations/operations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' }, { registry: testRegistry })
  ;({ token } = await signInFresh(server, 'admin'))
})
afterAll(() => server.close())

/** Is in every text that is sent, and must never be in the log. */
const marker = 'zq7marker'

const cursor = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url')
const id = '00000000-0000-4000-8000-000000000000'

/** Values for a field: out of range, of the wrong type, unstorable, deeply nested, forged. */
const hostile: readonly unknown[] = [
  marker,
  `${marker}@example.com`,
  `${marker}\0\ud800`,
  `${marker}' or 1=1; --`,
  `${marker}\n    at ${marker} (file.ts:1:1)`,
  marker.repeat(2000),
  '',
  -1,
  1e300,
  '99999999999999999999',
  true,
  null,
  [marker, marker],
  { [marker]: { [marker]: marker } },
  '0000-01-01',
  '9999-12-31',
  '+275760-09-13',
  id,
  cursor(['0000-01-01T00:00:00.000Z', id]),
  cursor(['+275760-09-13T00:00:00.000Z', id]),
  cursor([`\0${marker}`, id]),
  cursor(['\ud800', id]),
  cursor([[[[marker]]], id]),
  '%00',
  '[['.repeat(400),
]

/** Long-running or streaming operations, which are tested elsewhere. */
const leftOut = new Set(['warmUp', 'followWarmUp', 'followAnalysis'])

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const fieldsOf = (part: Operation['query']): string[] => Object.keys(part?.shape ?? {})

function callsOf({ path, query, body, params }: Operation): { path: string; body?: string }[] {
  const plain = path.replace(/:\w+|\*/g, id)
  const search = (field: string, value: unknown) =>
    `${plain}?${field}=${encodeURIComponent(asText(value).toWellFormed())}`
  const inPath = hostile
    .map((value) => encodeURIComponent(asText(value).toWellFormed()).slice(0, 400))
    .filter((value) => value !== '' && fieldsOf(params).length > 0)
    .map((value) => ({ path: path.replace(/:\w+|\*/g, value) }))
  return [
    ...inPath,
    ...fieldsOf(query).flatMap((field) => hostile.map((value) => ({ path: search(field, value).slice(0, 6000) }))),
    ...fieldsOf(body).flatMap((field) =>
      hostile.map((value) => ({ path: plain, body: JSON.stringify({ [field]: value }) })),
    ),
    ...(body
      ? [{ path: plain, body: JSON.stringify(Object.fromEntries(fieldsOf(body).map((name) => [name, marker]))) }]
      : []),
  ]
}

const named = Object.entries<Operation>(operations).filter(([name]) => !leftOut.has(name))

test.each(named)('%s answers whatever it is given without a fault of ours', async (name, operation) => {
  const faults: string[] = []
  const calls = callsOf(operation)
  for (let start = 0; start < calls.length; start += 10) {
    await Promise.all(
      calls.slice(start, start + 10).map(async (call) => {
        const response = await fetch(`${server.url}${call.path}`, {
          method: operation.method,
          headers: {
            authorization: `Bearer ${name === 'logout' ? marker : token}`,
            ...(call.body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(call.body !== undefined && operation.method !== 'GET' && { body: call.body }),
        })
        const text = await response.text()
        // 503 says in words what is not configured.
        if (response.status >= 500 && response.status !== 503) {
          faults.push(
            `${response.status} ${call.path.slice(0, 120)} ${call.body?.slice(0, 120) ?? ''} ${text.slice(0, 200)}`,
          )
        }
      }),
    )
  }
  expect(faults).toEqual([])
})

test('nothing of what was sent stands in the log', () => {
  expect(server.logged.length).toBeGreaterThan(500)
  const log = server.logged.join('')
  expect(log).not.toContain(marker)
  expect(log).not.toContain('example.com')
  expect(log).not.toContain('request failed')
})
