import { expect, test } from 'vitest'
import { listenOnLoopback } from './listen-on-loopback.ts'

/** A server that has its port only once it listens, and notes where it was told to. */
function slowServer() {
  const hosts: string[] = []
  let own: { port: number } | null = null
  return {
    hosts,
    listen: (port: number, host: string, listening: () => void) => {
      hosts.push(host)
      queueMicrotask(() => {
        own = { port: port === 0 ? 50_123 : port }
        listening()
      })
    },
    address: () => own,
  }
}

test('it waits for the port, which is free or the one asked for', async () => {
  const server = slowServer()
  expect(await listenOnLoopback(server)).toBe(50_123)
  expect(await listenOnLoopback(server, 8080)).toBe(8080)
  expect(server.hosts).toEqual(['127.0.0.1', '127.0.0.1'])
})
