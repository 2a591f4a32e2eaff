import { analysisStateSchema } from '@vitrine/contracts/analyses/analysis.ts'
import type { Client } from '@vitrine/contracts/calls/client.ts'
import { type Behaviour, startProtocolServer } from '@vitrine/providers/testing/protocol-server.ts'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { realRegistry } from '../../start-analyses.ts'
import { eventually } from '../../testing/eventually.ts'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'
import { readEvents } from '../../testing/read-events.ts'

async function startWith(behaviours: readonly Behaviour[], registry = testRegistry) {
  const endpoint = await startProtocolServer(behaviours)
  onTestFinished(endpoint.close)
  const variables = {
    AI_BASE_URL: endpoint.baseUrl,
    AI_API_KEY: 'key-of-the-endpoint',
    AI_CHAT_MODEL: 'small',
    AI_VISION_MODEL: 'eyes',
    AI_IMAGE_MODEL: 'brush',
  }
  const server = await startTestServer(variables, { registry })
  onTestFinished(server.close)
  const { client, token } = await signInFresh(server)
  const newest = async () => {
    const [item] = (await client.call('listAnalyses', {})).items
    return client.call('getAnalysis', { params: { id: item?.id ?? '' } })
  }
  return { endpoint, server, client, token, newest }
}

async function runWith(behaviours: readonly Behaviour[]) {
  const { endpoint, server, client, newest } = await startWith(behaviours)
  const run = async () => {
    await client.call('analyze', { params: { '*': 'provided' }, body: { text: 'x' } })
    server.clock.pass(1000)
    return newest()
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

const page = (text: string) =>
  JSON.stringify({ data: text, topic: 'x', known: 'exact', sources: [], suggestions: [], related: [], questions: [] })

const explore = async (client: Client) =>
  analysisStateSchema.parse(
    await client.call('exploreTopic', { query: { topic: 'wheat' }, headers: { prefer: 'respond-async' } }),
  )

async function statesOf(server: TestServer, token: string, id: string) {
  const headers = { authorization: `Bearer ${token}` }
  const states = []
  for await (const { state } of readEvents(await fetch(`${server.url}/api/analyses/${id}/events`, { headers }))) {
    states.push(state)
  }
  return states
}

test('a page is seen as it is written, and nothing of the draft is left when it is done', async () => {
  const content = page('# Wheat\n\nA grass that people have grown for ten thousand years.')
  const pieces = content.match(/.{1,20}/g) ?? []
  const { server, client, token, newest } = await startWith(
    [{ kind: 'stream', pieces, pauseMilliseconds: 250 }],
    realRegistry,
  )
  const states = await statesOf(server, token, (await explore(client)).id)
  const drafts = states.flatMap(({ preview }) => (preview === null ? [] : [JSON.stringify(preview)]))
  expect(drafts.length).toBeGreaterThan(1)
  expect(drafts[0]).toContain('"kind":"markdown"')
  expect(states.at(-1)).toMatchObject({ status: 'succeeded', preview: null })
  expect(await newest()).toMatchObject({
    blocks: [{ kind: 'markdown', text: expect.stringContaining('ten thousand years') }],
    engine: { kind: 'provider', version: 'small' },
  })
})

test('a page that breaks off is answered by the embedded engine, and its draft disappears', async () => {
  const pieces =
    page('# Wheat and nothing else')
      .match(/.{1,10}/g)
      ?.slice(0, 3) ?? []
  const { client, server, token, newest } = await startWith(
    [
      { kind: 'stream', pieces, pauseMilliseconds: 400, end: 'hang-up' },
      { kind: 'status', status: 401 },
    ],
    realRegistry,
  )
  const states = await statesOf(server, token, (await explore(client)).id)
  expect(states.at(-1)).toMatchObject({ status: 'succeeded', preview: null })
  expect(await newest()).toMatchObject({
    engine: { kind: 'embedded', note: expect.stringContaining('status 401. The embedded engine answered instead.') },
  })
})

async function pictureOf(format: 'png' | 'jpeg', side = 64) {
  const picture = sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } })
  return (await picture.toFormat(format).toBuffer()).toString('base64')
}
const painted = (base64: string): Behaviour => ({
  kind: 'answer',
  content: JSON.stringify({ data: [{ b64_json: base64 }] }),
})
const addressSchema = z.string()
const paint = { topic: 'A dragon', instructions: 'at sunset' }

test('a configured image model makes the picture: stored as PNG, served by its address', async () => {
  const { endpoint, server, client, newest } = await startWith([painted(await pictureOf('jpeg'))], realRegistry)
  const address = addressSchema.parse(await client.call('generateImage', { body: paint }))
  const stored = await fetch(`${server.url}${address}`)
  expect(stored.headers.get('content-type')).toBe('image/png')
  expect(await sharp(await stored.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 64 })
  expect(endpoint.paintings).toMatchObject([{ model: 'brush', prompt: 'A dragon. at sunset', size: '1024x1024' }])
  expect(await newest()).toMatchObject({
    output: { seed: null, scene: null },
    engine: { kind: 'provider', name: new URL(endpoint.baseUrl).host, version: 'brush', note: null },
  })
})

test('the painter steps in when the image model refuses or sends what is no picture, and says so', async () => {
  const faults: readonly [behaviour: Behaviour, words: string][] = [
    [{ kind: 'status', status: 401 }, 'status 401'],
    [painted(Buffer.from('<svg/>').toString('base64')), 'no picture that can be shown'],
    [painted(await pictureOf('png', 4100)), 'no picture that can be shown'],
    [{ kind: 'not-json' }, 'not its protocol'],
  ]
  const { server, client, newest } = await startWith(
    faults.map(([behaviour]) => behaviour),
    realRegistry,
  )
  for (const [, words] of faults) {
    const address = addressSchema.parse(await client.call('generateImage', { body: paint }))
    server.clock.pass(1000)
    const picture = await (await fetch(`${server.url}${address}`)).arrayBuffer()
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1024 })
    expect(await newest()).toMatchObject({
      output: { scene: { family: 'fantasy' } },
      engine: { kind: 'embedded', note: expect.stringContaining(words) },
    })
  }
})

test('the other engine answers the same input, to compare', async () => {
  const { server, client, newest } = await startWith([
    { kind: 'answer', content: '{"answer":"provided"}' },
    { kind: 'answer', content: '{"answer":"again"}' },
  ])
  const ended = (id: string) =>
    eventually('its end', async () => {
      const read = await client.call('getAnalysis', { params: { id } })
      return read.status === 'succeeded' ? read : null
    })
  await client.call('analyze', { params: { '*': 'provided' }, body: { text: 'x' } })
  const first = await newest()
  server.clock.pass(1000)
  const second = await ended((await client.call('compareAnalysis', { params: { id: first.id } })).id)
  expect(second).toMatchObject({ engine: { kind: 'embedded' }, output: { answer: 'embedded' } })
  // And the next one asks the provider again.
  const third = await ended((await client.call('compareAnalysis', { params: { id: second.id } })).id)
  expect(third).toMatchObject({ engine: { kind: 'provider' }, output: { answer: 'again, checked' } })
}, 60_000)
