import { expect, test } from 'vitest'
import { isLongWebp, mostFrames } from './webp-frames.ts'

function chunk(name: string, bytes: number, claimed = bytes): Buffer {
  const made = Buffer.alloc(8 + bytes + (bytes % 2))
  made.write(name)
  made.writeUInt32LE(claimed, 4)
  return made
}

const webp = (...chunks: Buffer[]) => Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), chunk('VP8X', 10), ...chunks])
const frames = (count: number, bytes = 17) => Array.from({ length: count }, () => chunk('ANMF', bytes))

test.each([
  ['as many frames as are taken', webp(...frames(mostFrames)), false],
  ['one more', webp(...frames(mostFrames + 1)), true],
  ['frames without a byte', webp(...frames(mostFrames + 1, 0)), true],
  ['their name within other data', webp(chunk('XMP ', 9), Buffer.from('ANMF'.repeat(mostFrames * 2))), false],
  ['a chunk that claims four gigabytes', webp(chunk('ICCP', 4, 0xff_ff_ff_ff), ...frames(mostFrames + 1)), false],
  ['another kind of file', Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE'), ...frames(mostFrames + 1)]), false],
  ['nothing', Buffer.alloc(0), false],
])('%s', (_, bytes, long) => {
  expect(isLongWebp(new Uint8Array(bytes))).toBe(long)
})
