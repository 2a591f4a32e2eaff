import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { listeningPort } from '@vitrine/basics/listening-port.ts'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

let running = 0
let begun = 0
let most = 0
const large = 'x'.repeat(4_000_000)

function build() {
  const app = Fastify()
  oneAtATime(app)
  app.get('/work/:number', async ({ params }) => {
    begun += 1
    running += 1
    most = Math.max(most, running)
    await sleep(5)
    running -= 1
    return { answer: Reflect.get(Object(params), 'number') }
  })
  app.get('/large', () => {
    begun += 1
    return large
  })
  return app
}

let app: ReturnType<typeof build>
beforeEach(async () => {
  running = begun = most = 0
  app = build()
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

const open = () => connect(listeningPort(app.server), '127.0.0.1')
const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`

test('requests sent ahead are answered in their order, one after another', async () => {
  const socket = open()
  let said = ''
  socket.on('data', (data) => (said += data.toString()))
  socket.write(
    [1, 2, 3, 4].map((number) => ask(`/work/${number}`, number === 4 ? 'Connection: close\r\n' : '')).join(''),
  )
  await once(socket, 'close')
  expect([...said.matchAll(/"answer":"(\d)"/g)].map(([, number]) => number)).toEqual(['1', '2', '3', '4'])
  expect(most).toBe(1)
})

test('of a caller who reads nothing the requests behind an answer are not begun', async () => {
  const socket = open()
  socket.pause()
  socket.write(ask('/large').repeat(15))
  await expect.poll(() => begun).toBe(1)
  await sleep(200)
  expect(begun).toBe(1)
  socket.destroy()
  await sleep(100)
  expect(begun).toBe(1)
})

test('a connection on which too many wait is closed, others are served', async () => {
  const socket = open()
  socket.on('error', () => undefined)
  socket.write(ask('/work/1').repeat(500))
  await once(socket, 'close')
  expect(begun).toBeLessThan(100)
  const answer = await fetch(`http://127.0.0.1:${listeningPort(app.server)}/work/7`)
  expect(await answer.json()).toEqual({ answer: '7' })
})

test('calls after one another over one connection are none that wait', async () => {
  for (let call = 0; call < 150; call++) {
    const answer = await fetch(`http://127.0.0.1:${listeningPort(app.server)}/work/${call}`)
    expect(answer.status).toBe(200)
    await answer.text()
  }
})
