import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInFresh } from '../../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../../testing/processes/start-test-server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer({})
  token = (await signInFresh(server)).token
})
afterAll(() => server.close())

async function post(path: string, body: object, bearer = token) {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { code: number; message: string; data?: unknown }
}

test('a picture is made from topic and instructions, and its address stands in data', async () => {
  const prompt = { topic: 'A city at night', instructions: 'Rain, blue light' }
  const { code, data } = await post('/api/generate_image', prompt)
  expect(code).toBe(200)
  expect(data).toMatch(/^\/files\/[0-9a-f]+\.png\?/)
  const picture = await fetch(`${server.url}${String(data)}`)
  expect(picture.headers.get('content-type')).toBe('image/png')
})

test.each([
  ['/api/generate_image', {}, 400, 'Please enter a topic'],
  ['/api/generate_image', { topic: '  ', instructions: 'x' }, 400, 'Please enter a topic'],
  ['/api/generate_image', { topic: 'x', instructions: ' ' }, 400, 'Please enter instructions'],
  ['/api/get_explore_topic?topic=%20', {}, 400, 'Please enter a topic'],
  ['/api/get_explore_topic', { topic: 'ü'.repeat(1_100_000) }, 413, 'Topic size exceeds 2MB limit'],
  [
    '/api/generate_image',
    { topic: 'x', instructions: 'ü'.repeat(1_100_000) },
    413,
    'Instructions size exceeds 2MB limit',
  ],
])(
  '%s with a prompt at fault is refused in the words that the screen has for it',
  async (path, body, code, message) => {
    expect(await post(path, body)).toMatchObject({ code, message })
  },
)

test('visitors are told that the feature is for registered users, and run its samples', async () => {
  const message = 'This feature is only available for registered users with appropriate permissions.'
  expect(await post('/api/generate_image', {}, '')).toMatchObject({ code: 401, message })
  expect(await post('/api/get_explore_topic?topic=wheat', {}, '')).toMatchObject({ code: 401, message })
  const { code } = await post('/api/get_explore_topic', { sample: 'wheat' }, '')
  expect(code).toBe(200)
})

test('one’s links are listed with what they lead to, until they are revoked', async () => {
  const client = server.client(token)
  const { items } = await client.call('listAnalyses', {})
  const id = items[0]?.id ?? ''
  const share = await client.call('shareAnalysis', { params: { id }, body: { days: 3 } })
  expect(await client.call('listShares', {})).toMatchObject([
    { id: share.id, analysisId: id, modelTitle: 'Image generation', url: share.url },
  ])
  await client.call('revokeShare', { params: { id, share: share.id } })
  expect(await client.call('listShares', {})).toEqual([])
})
