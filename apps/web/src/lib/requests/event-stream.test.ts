import { expect, it } from 'vitest'
import { readEvents } from './event-stream.ts'

function streamOf(...chunks: string[]) {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk))
      controller.close()
    },
  })
}

const collect = async (...chunks: string[]) => Array.fromAsync(readEvents(streamOf(...chunks)))

it('reads events that arrive in pieces', async () => {
  expect(await collect('id: 3\nda', 'ta: {"a":', '1}\n\nid: 4\ndata: x\n\n')).toEqual([
    { id: '3', data: '{"a":1}' },
    { id: '4', data: 'x' },
  ])
})

it('skips comments and joins lines of data', async () => {
  expect(await collect(': keep alive\n\ndata: one\ndata: two\n\n')).toEqual([{ id: null, data: 'one\ntwo' }])
})

it('takes \\r\\n, also when it is cut between the two', async () => {
  expect(await collect('data: a\r', '\n\r\ndata: b\r\n\r\n')).toEqual([
    { id: null, data: 'a' },
    { id: null, data: 'b' },
  ])
})
