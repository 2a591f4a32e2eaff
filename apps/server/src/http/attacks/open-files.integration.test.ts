import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTestDatabaseUrl } from '../../env.ts'
import { isRunning } from '../../testing/processes/processes.ts'
import { type ServerProcess, startServerProcess } from '../../testing/processes/start-server-process.ts'
import { mostConnections } from '../plugins/bound-connections.ts'

/** Little more than the server itself keeps open, so that a few hundred connections do what tens of thousands do elsewhere. */
const openFiles = 700

let folder: string
let server: ServerProcess
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-open-files-'))
  const url = readTestDatabaseUrl()
  const variables = { DATA_DIR: folder, ...(url !== undefined && { DATABASE_URL: url }) }
  server = await startServerProcess('all', variables, { openFiles })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

function openConnections(count: number, said: string): Socket[] {
  const port = Number(new URL(server.address).port)
  return Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.pause()
    socket.write(said)
    return socket
  })
}

async function isWell(): Promise<boolean> {
  const { status } = await fetch(`${server.address}/healthz`)
  return isRunning(server.pid) && status === 200
}

test('more connections than files that may be open do not end the server', async () => {
  const sockets = openConnections(1000, 'GET /healthz HTTP/1.1\r\n')
  // What took the process down was a look at its own memory, once a second.
  await sleep(3000)
  expect(isRunning(server.pid)).toBe(true)
  for (const socket of sockets) socket.destroy()
  await expect.poll(isWell).toBe(true)
})

test('nor do thousands of requests for files that nobody reads', async () => {
  const sockets = openConnections(40, 'GET /samples/reader/sheet.csv HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20))
  await sleep(2000)
  expect(isRunning(server.pid)).toBe(true)
  expect(await isWell()).toBe(true)
  for (const socket of sockets) socket.destroy()
})

test('the connections of a process go by the files that it may open', () => {
  expect([0, 700, 1024, 20_000, Number.POSITIVE_INFINITY].map(mostConnections)).toEqual([100, 100, 212, 9700, 10_000])
})
