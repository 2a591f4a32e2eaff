import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { openVitrine } from '@vitrine/client'
import { verifyWebhook } from '@vitrine/client/verify-webhook.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'
import { newWebhookSecret, signMessage } from '../../webhooks/sign-message.ts'

const root = new URL('../../../../../', import.meta.url)
const example = (name: string) => fileURLToPath(new URL(`packages/client/examples/${name}`, root))

let server: TestServer
let key: string
beforeAll(async () => {
  server = await startTestServer()
  const { client } = await signInFresh(server)
  ;({ key } = await client.call('createApiKey', { body: { name: 'Examples' } }))
})
afterAll(() => server.close())

async function run(name: string, ...words: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, VITRINE_URL: server.url, VITRINE_API_KEY: key }
  const { stdout } = await promisify(execFile)(process.execPath, [example(name), ...words], { env })
  return stdout
}

test('a text is run by an API key', async () => {
  expect(await run('run-a-text.ts')).toMatch(/^\S.*\{"/)
})

test('a file is read', async () => {
  const bill = fileURLToPath(new URL('packages/models/src/invoices-extraction/samples/stationery-invoice.pdf', root))
  expect(await run('run-a-file.ts', bill)).toContain('Number: LS-2024-0817')
})

test('a batch tells what failed', async () => {
  const said = await run('run-a-batch.ts')
  expect(said).toContain('Text 1: succeeded')
  expect(said).toContain('Text 3: refused Text is required for this model')
  expect(said).toContain('2 done, 1 not run')
})

test('a failure has the server’s words; a sample runs without a key', async () => {
  const vitrine = openVitrine({ baseUrl: server.url, apiKey: key })
  await expect(vitrine.run('text-moderation', { text: ' ' })).rejects.toMatchObject({
    message: 'Text is required for this model',
    problem: 'input-required',
  })
  const damaged = new Blob(['%PDF-1.4 nothing'])
  await expect(vitrine.run('invoices-extraction', { file: damaged, name: 'x.pdf' })).rejects.toThrow(
    /PDF|damaged|read/i,
  )
  const visitor = openVitrine({ baseUrl: `${server.url}/` })
  const { models } = await visitor.call('getCatalogue', {})
  const sample = models.find(({ id }) => id === 'text-moderation')?.samples[0]?.id ?? ''
  expect(await visitor.run('text-moderation', { sample })).toMatchObject({ status: 'succeeded', sampleId: sample })
})

test('a webhook’s signature and age are checked', async () => {
  const [secret, id, body] = [newWebhookSecret(), 'm', '{"type":"test"}']
  const headers = signMessage(secret, { id, body }, new Date())
  expect(await verifyWebhook(secret, headers, body)).toEqual({ type: 'test' })
  await expect(verifyWebhook(secret, headers, '{"type":"other"}')).rejects.toThrow('not by this secret')
  await expect(verifyWebhook(newWebhookSecret(), headers, body)).rejects.toThrow('not by this secret')
  const later = new Date(Date.now() + 600_000)
  await expect(verifyWebhook(secret, headers, body, later)).rejects.toThrow('too old')
})
