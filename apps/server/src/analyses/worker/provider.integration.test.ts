import { type Behaviour, startProtocolServer } from '@vitrine/providers/testing/protocol-server.ts'
import { expect, onTestFinished, test } from 'vitest'
import { signInFresh } from '../../testing/sign-in.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import { testRegistry } from '../../testing/test-registry.ts'

const runWith = async (behaviours: readonly Behaviour[]) => {
  const endpoint = await startProtocolServer(behaviours)
  onTestFinished(endpoint.close)
  const variables = { AI_BASE_URL: endpoint.baseUrl, AI_API_KEY: 'key-of-the-endpoint', AI_CHAT_MODEL: 'small' }
  const server = await startTestServer(variables, { registry: testRegistry })
  onTestFinished(server.close)
  const { client } = await signInFresh(server)
  const run = async () => {
    await client.call('analyze', { params: { '*': 'provided' }, body: { text: 'x' } })
    server.clock.pass(1000)
    const [item] = (await client.call('listAnalyses', {})).items
    return client.call('getAnalysis', { params: { id: item?.id ?? '' } })
  }
  return { run, endpoint, server }
}

test('a configured endpoint answers first, and the embedded engine when it fails', async () => {
  const { run, endpoint, server } = await runWith([
    { kind: 'answer', content: '{"answer":"provided"}' },
    { kind: 'status', status: 401 },
  ])
  const name = new URL(endpoint.baseUrl).host
  expect(await run()).toMatchObject({
    output: { answer: 'provided, checked' },
    engine: { kind: 'provider', name, version: 'small', note: null },
  })
  expect(await run()).toMatchObject({
    output: { answer: 'embedded' },
    engine: {
      kind: 'embedded',
      version: '3',
      note: 'The provider answered with status 401. The embedded engine answered instead.',
    },
  })
  expect(endpoint.authorizations[0]).toBe('Bearer key-of-the-endpoint')
  expect(server.logged.join('')).not.toContain('key-of-the-endpoint')
})
