import { expect, test } from 'vitest'
import { listeningPort } from './listening-port.ts'

test('the port of a server on TCP; one that does not listen, or on a socket file, has none', () => {
  expect(listeningPort({ address: () => ({ port: 8080 }) })).toBe(8080)
  expect(() => listeningPort({ address: () => null })).toThrow('no port')
  expect(() => listeningPort({ address: () => '/tmp/server.sock' })).toThrow('no port')
})
