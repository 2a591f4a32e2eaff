import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listenOnLoopback } from './listen-on-loopback.ts'

test('the server answers on the port that it says', async () => {
  const server = createServer((_request, response) => response.end('here'))
  const port = await listenOnLoopback(server)
  const answer = await fetch(`http://127.0.0.1:${port}`)
  expect(await answer.text()).toBe('here')
  await new Promise((closed) => server.close(closed))
})
