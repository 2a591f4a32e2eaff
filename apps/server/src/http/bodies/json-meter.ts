import { InputError } from '@vitrine/errors/input-error.ts'

/** The limits of a JSON body. A chat of 300 turns has about 1,000 keys. */
const jsonBounds = { keys: 1000, values: 10_000, depth: 32 }

const quote = 0x22
const backslash = 0x5c
const openers = new Set([0x7b, 0x5b])
const closers = new Set([0x7d, 0x5d])
const colon = 0x3a
const comma = 0x2c

const tooMany = (what: string) =>
  new InputError('input-too-large', `The JSON body has more than ${what}.`, {
    hint: 'Send files as multipart/form-data, and only the fields that the call names.',
  })

/**
 * Counts keys, values and depth of JSON bytes as they arrive, before parsing: many small objects block the event loop
 * for seconds, where one long text takes milliseconds. Call it with each chunk. Whether the bytes are valid JSON is
 * left to the parser. Throws 'input-too-large', and 'invalid-request' if it is nested too deep.
 */
export function createJsonMeter(): (chunk: Uint8Array) => void {
  let inText = false
  let escaped = false
  let keys = 0
  let values = 0
  let depth = 0

  /**
   * The end of the string that a position is in: after its quote, or at the chunk's end. Most of a large body is one
   * long string.
   */
  const skipText = (chunk: Uint8Array, start: number): number => {
    let place = start
    if (escaped) place++
    escaped = false
    for (; place < chunk.length; place++) {
      const byte = chunk[place]
      if (byte === backslash) place++
      else if (byte === quote) {
        inText = false
        return place + 1
      }
    }
    // The backslash was the chunk's last byte.
    escaped = place > chunk.length
    return chunk.length
  }

  const count = (byte: number): void => {
    if (byte === colon) {
      if (++keys > jsonBounds.keys) throw tooMany(`${jsonBounds.keys.toLocaleString('en')} keys`)
    } else if (byte === comma) {
      if (++values > jsonBounds.values) throw tooMany(`${jsonBounds.values.toLocaleString('en')} values`)
    } else if (openers.has(byte)) {
      if (++depth > jsonBounds.depth) {
        throw new InputError('invalid-request', `The JSON body is nested deeper than ${jsonBounds.depth} levels.`)
      }
    } else if (closers.has(byte)) depth--
  }

  return (chunk) => {
    let place = 0
    while (place < chunk.length) {
      if (inText) {
        place = skipText(chunk, place)
        continue
      }
      // The cast: the place is inside, and each byte of a body comes by here.
      const byte = chunk[place++] as number
      if (byte === quote) inText = true
      else count(byte)
    }
  }
}
