import { createHmac } from 'node:crypto'
import { at } from '@vitrine/basics/at.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648. */
function bytesOf(base32: string): Buffer {
  const bits = base32
    .replaceAll(/[\s=]/g, '')
    .replaceAll(/./g, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0'))
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** What an authenticator app shows (RFC 6238: SHA-1, six figures, 30 seconds), or will in so many half minutes. */
export function oneTimeCode(secret: string, halfMinutes = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + halfMinutes))
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = at(hash, hash.length - 1) & 15
  return String((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}
