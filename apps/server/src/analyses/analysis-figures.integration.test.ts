import { afterAll, beforeAll, expect, test } from 'vitest'
import { testRegistry } from '../testing/models/test-registry.ts'
import { signInFresh } from '../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../testing/processes/start-test-server.ts'
import { analysisFigures } from './analysis-figures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { registry: testRegistry })
})
afterAll(() => server.close())

test('tells states, failures by problem and times by model, of the last hour', async () => {
  const { client } = await signInFresh(server)
  const file = new File(['date,sold\n2026-01-01,5\n'], 'sales.csv')
  await client.call('analyze', { params: { '*': 'reader' }, files: { file } })
  const figures = await analysisFigures(server.database, server.clock())
  expect(figures).toMatchObject({
    states: [{ status: 'succeeded', count: 1 }],
    oldestQueuedSeconds: 0,
    failures: [],
    runs: [{ modelId: 'reader', mean: expect.any(Number) }],
  })
  await server.database.db.execute(`update analyses set status = 'failed', failure = '{"problem":"internal"}'`)
  expect(await analysisFigures(server.database, server.clock())).toMatchObject({
    failures: [{ problem: 'internal', count: 1 }],
  })
  const later = new Date(server.clock().getTime() + 2 * 3_600_000)
  expect(await analysisFigures(server.database, later)).toMatchObject({ failures: [], runs: [] })
})
