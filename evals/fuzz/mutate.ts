import * as fc from 'fast-check'

/** One change of a file; places are fractions of its length, so that a change fits every file. */
type Change =
  | { kind: 'flip'; at: number; bit: number }
  | { kind: 'put'; at: number; bytes: Uint8Array }
  | { kind: 'cut'; at: number; share: number }
  | { kind: 'repeat'; at: number; share: number; times: number }
  | { kind: 'digits'; at: number; digits: string }

// Without fast-check's liking for the smallest numbers: a file whose first bytes are spoiled is refused before any parser.
const steps = 1_000_000
const place = fc.noBias(fc.integer({ min: 0, max: steps })).map((step) => step / steps)

/** What sizes, counts and offsets are broken by: nothing, all ones, the largest and smallest whole numbers. */
const telling = fc.constantFrom(
  [0],
  [0xff],
  [0, 0, 0, 0],
  [0xff, 0xff, 0xff, 0xff],
  [0x7f, 0xff, 0xff, 0xff],
  [0x80, 0, 0, 0],
  [0xff, 0xff],
  [0x0a],
  [0x22],
  [0xc3, 0x28],
  [0xef, 0xbb, 0xbf],
)

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('flip'), at: place, bit: fc.nat(7) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('put'),
      at: place,
      bytes: fc.oneof(
        telling.map((bytes) => Uint8Array.from(bytes)),
        fc.uint8Array({ minLength: 1, maxLength: 8 }),
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cut'), at: place, share: place }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('repeat'),
      at: place,
      share: place,
      // Twice is a fault of a program, fifty thousand times one of somebody who wishes us ill.
      times: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 9 }) }, fc.constantFrom(1000, 50_000)),
    }),
  },
  // Formats that are text write their numbers so.
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('digits'),
      at: place,
      digits: fc.constantFrom('0', '-1', '99999999', '4294967296', '1e309', '18446744073709551616'),
    }),
  },
)

const changes = fc.array(change, { minLength: 1, maxLength: 12 })

const largest = 4 * 1_048_576

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39

/** The next number behind a place becomes another one. */
function replaceNumber(bytes: Uint8Array, from: number, digits: string): Uint8Array {
  let start = from
  while (start < bytes.length && !isDigit(bytes[start])) start++
  let end = start
  while (isDigit(bytes[end])) end++
  return Buffer.concat([bytes.subarray(0, start), Buffer.from(digits), bytes.subarray(end)])
}

function apply(bytes: Uint8Array, one: Change): Uint8Array {
  const at = Math.min(bytes.length, Math.floor(one.at * bytes.length))
  if (one.kind === 'flip') {
    const flipped = Uint8Array.from(bytes)
    flipped[at] = (flipped[at] ?? 0) ^ (1 << one.bit)
    return flipped.subarray(0, bytes.length)
  }
  if (one.kind === 'put') {
    const put = Uint8Array.from(bytes)
    put.set(one.bytes.subarray(0, bytes.length - at), at)
    return put
  }
  if (one.kind === 'digits') return replaceNumber(bytes, at, one.digits)
  // A piece of a tenth at most: most of the file should still be what it was.
  const end = Math.min(bytes.length, at + Math.ceil((one.share * bytes.length) / 10))
  const piece = bytes.subarray(at, end)
  if (one.kind === 'cut') return Buffer.concat([bytes.subarray(0, at), bytes.subarray(end)])
  const room = Math.floor((largest - bytes.length) / Math.max(1, piece.length))
  const pieces = Array.from({ length: Math.max(0, Math.min(one.times, room)) }, () => piece)
  return Buffer.concat([bytes.subarray(0, end), ...pieces, bytes.subarray(end)])
}

/** A file as it is after one to twelve changes; the same seed makes the same changes. */
export function mutate(bytes: Uint8Array, seed: number): Uint8Array {
  const [made = []] = fc.sample(changes, { seed, numRuns: 1 })
  return made.reduce(apply, bytes)
}
