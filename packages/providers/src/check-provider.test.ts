import { createServer } from 'node:http'
import { listenOnLoopback } from '@vitrine/basics/listen-on-loopback.ts'
import { ProviderError } from '@vitrine/errors/provider-error.ts'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { checkProvider } from './check-provider.ts'
import { openAICompatibleProvider } from './openai-compatible-provider.ts'

async function serve(status: number, body: string, chatStatus = 400) {
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.url, request.headers.authorization)
    response.writeHead(request.method === 'POST' ? chatStatus : status).end(body)
  })
  const port = await listenOnLoopback(server)
  onTestFinished(() => void server.close())
  return { baseUrl: `http://127.0.0.1:${port}/v1`, asked }
}

const models = JSON.stringify({ data: [{ id: 'qwen3' }, { id: 'llava:latest' }] })

test('an endpoint that lists our models is fine', async () => {
  const { baseUrl, asked } = await serve(200, models)
  const checked = await checkProvider({ baseUrl, apiKey: 'key', chatModel: 'qwen3', visionModel: 'llava' })
  expect(checked).toMatchObject({ ok: true, note: null, host: new URL(baseUrl).host })
  expect(asked).toEqual(['/v1/models', 'Bearer key', '/v1/chat/completions', 'Bearer key'])
})

test('an endpoint that lists its models to everybody, as llama.cpp does, refuses a wrong key all the same', async () => {
  const { baseUrl } = await serve(200, models, 401)
  expect(await checkProvider({ baseUrl, apiKey: 'wrong', chatModel: 'qwen3' })).toMatchObject({
    ok: false,
    note: 'It refuses the key (AI_API_KEY).',
  })
})

test.each([
  [200, models, { ok: false, note: 'It does not list gpt-9.' }],
  [401, '{}', { ok: false, note: 'It refuses the key (AI_API_KEY).' }],
  [404, '', { ok: true, note: 'It answers, but does not list its models.' }],
  [500, 'oh', { ok: false, note: 'It answered with status 500.' }],
])('status %i with %s', async (status, body, expected) => {
  const { baseUrl } = await serve(status, body)
  expect(await checkProvider({ baseUrl, chatModel: 'gpt-9' })).toMatchObject(expected)
})

test('documents and key go nowhere that an answer leads to', async () => {
  const elsewhere = await serve(200, models)
  const server = createServer((_request, response) => {
    response.writeHead(307, { location: `${elsewhere.baseUrl}/models` }).end()
  })
  const port = await listenOnLoopback(server)
  onTestFinished(() => void server.close())
  const baseUrl = `http://127.0.0.1:${port}/v1`
  const configuration = { baseUrl, apiKey: 'key', chatModel: 'qwen3', retries: 0 }
  expect(await checkProvider(configuration)).toMatchObject({ ok: false })
  const text = { type: 'text' as const, text: 'A secret document.' }
  const request = {
    needs: 'chat' as const,
    instructions: 'Answer.',
    data: [text],
    output: z.object({}),
    signal: AbortSignal.timeout(5000),
  }
  await expect(openAICompatibleProvider(configuration).answer(request)).rejects.toThrow(ProviderError)
  expect(elsewhere.asked).toEqual([])
})

test('nobody there', async () => {
  expect(await checkProvider({ baseUrl: 'http://127.0.0.1:9/v1' })).toMatchObject({
    ok: false,
    note: 'It cannot be reached.',
  })
})
