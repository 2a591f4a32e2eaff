import { expect, test } from 'vitest'
import { startReceiver } from '../testing/outside/start-receiver.ts'
import { postMessage } from './post-message.ts'

const message = { headers: { 'webhook-id': '1' }, body: '{}', toLocalhost: false }

test('a name is looked up when something is sent, and nothing goes where it leads to this machine', async () => {
  const receiver = await startReceiver()
  const { port } = new URL(receiver.url)
  const named = new URL(`http://localhost:${port}/`)
  await expect(postMessage(named, message)).rejects.toThrow('localhost leads to no public address')
  for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]']) {
    await expect(postMessage(new URL(`http://${host}:${port}/`), message)).rejects.toThrow('leads to no public address')
  }
  expect(receiver.received).toEqual([])
  expect(await postMessage(named, { ...message, toLocalhost: true })).toBe(200)
  expect(receiver.received).toMatchObject([{ body: '{}', headers: { 'webhook-id': '1' } }])
  await receiver.close()
})

test('a name that leads nowhere is refused as one of our own network is', async () => {
  for (const host of ['localhost', 'no-such-name.invalid']) {
    await expect(postMessage(new URL(`https://${host}/`), message)).rejects.toThrow(
      new Error(`${host} leads to no public address`),
    )
  }
})
