import { expect, it, vi } from 'vitest'
import { sendRequest } from './send-request.ts'

const sessionFetch = vi.hoisted(() => vi.fn())
vi.mock('../../lib/session/current-session.ts', () => ({ sessionFetch }))

const asked = {
  name: 'Ines',
  email: 'ines@mill.example',
  org: '',
  phone: '',
  type: 'general',
  interested_in: 'Retail',
} as const

it.each([
  ['a sign-in page of a train', new Response('<!doctype html><h1>Welcome aboard</h1>')],
  ['nothing', new Response('')],
  ['somebody else’s JSON', Response.json({ portal: 'https://wifi.example' })],
  ['a failure that says success: false', Response.json({ success: false, code: 500 })],
])('a request that is answered by %s was not received', async (_what, answer) => {
  sessionFetch.mockResolvedValue(answer)
  await expect(sendRequest(asked)).rejects.toMatchObject({ name: 'CallError', status: 200 })
})

it('a request that the server answers was received', async () => {
  sessionFetch.mockResolvedValue(Response.json({ success: true, code: 200, message: 'Request received.', data: null }))
  await expect(sendRequest(asked)).resolves.toBeUndefined()
})
