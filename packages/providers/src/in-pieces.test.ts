import { expect, test } from 'vitest'
import { inPieces } from './in-pieces.ts'

test('a body that arrived at once is read with pauses in which timers fire, and stays the same', async () => {
  const sent = new Uint8Array(20_000).map((_, index) => index % 251)
  let rounds = 0
  let going = true
  const count = (): void => {
    rounds += 1
    if (going) setImmediate(count)
  }
  const response = inPieces(new Response(sent, { status: 201, headers: { 'retry-after': '3' } }))
  count()
  const read: number[] = []
  for await (const piece of response.body ?? []) {
    expect(piece.length).toBeLessThanOrEqual(2048)
    read.push(...piece)
  }
  going = false
  expect(Uint8Array.from(read)).toEqual(sent)
  expect(rounds).toBeGreaterThanOrEqual(9)
  expect([response.status, response.headers.get('retry-after')]).toEqual([201, '3'])
})

test('an answer without a body stays as it is', () => {
  const response = new Response(null, { status: 204 })
  expect(inPieces(response)).toBe(response)
})
