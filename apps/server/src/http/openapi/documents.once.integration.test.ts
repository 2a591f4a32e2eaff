import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { models } from '../../testing/models/test-models.ts'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

vi.mock('./openapi.ts', { spy: true })
vi.mock('./docs-page.ts', { spy: true })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { registry: testRegistry })
})
afterAll(() => server.close())

const ask = (path: string) => fetch(`${server.url}${path}`)

test('what describes the interface is made once, however often strangers ask for it', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/openapi.json')))
  const [first] = answers
  expect(await first?.json()).toMatchObject({
    openapi: '3.1.0',
    info: { description: `Analyses by ${models.length} models, and the people who ask for them.` },
  })
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const pages = await Promise.all(Array.from({ length: 20 }, () => ask('/docs')))
  expect(await pages[0]?.text()).toContain('/v1/app/auth/login')
  expect(vi.mocked(openApiDocument)).toHaveBeenCalledTimes(1)
  expect(vi.mocked(docsPage)).toHaveBeenCalledTimes(1)
})
