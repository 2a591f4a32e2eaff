import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createJsonMeter } from './json-meter.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** Feeds a body in chunks of this size; returns the problem that it is refused by, or null. */
function meterInChunks(body: Uint8Array, size: number): string | null {
  const meter = createJsonMeter()
  try {
    for (let start = 0; start < body.length; start += size) meter(body.subarray(start, start + size))
    return null
  } catch (error) {
    return error instanceof Error ? error.message : 'no error'
  }
}

const manyKeys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1])))

it('counts keys, values and depth, and nothing that stands in a text', () => {
  expect(meterInChunks(bytes(manyKeys(1000)), 64)).toBeNull()
  expect(meterInChunks(bytes(manyKeys(1001)), 64)).toContain('1,000 keys')
  expect(meterInChunks(bytes(`[${'1,'.repeat(10_000)}1]`), 64)).toBeNull()
  expect(meterInChunks(bytes(`[${'1,'.repeat(10_001)}1]`), 64)).toContain('10,000 values')
  expect(meterInChunks(bytes('['.repeat(32) + ']'.repeat(32)), 7)).toBeNull()
  expect(meterInChunks(bytes('['.repeat(33)), 7)).toContain('32 levels')
  expect(meterInChunks(bytes(JSON.stringify({ text: ':,[{"\\'.repeat(20_000) })), 1000)).toBeNull()
})

it('says the same wherever a body is cut into chunks', () => {
  const jsons = fc.json({ maxDepth: 40, noUnicodeString: false })
  // Texts that end in backslashes and quotes, followed by many keys.
  const texts = fc.tuple(fc.string({ unit: fc.constantFrom('"', '\\', 'a', 'é') }), fc.boolean())
  const bodies = fc.oneof(
    jsons,
    texts.map(([text, crowd]) => `{"t":${JSON.stringify(text)},"c":${crowd ? manyKeys(1000) : '{}'}}`),
  )
  fc.assert(
    fc.property(bodies, fc.integer({ min: 1, max: 50 }), (body, size) => {
      expect(meterInChunks(bytes(body), size)).toBe(meterInChunks(bytes(body), Number.MAX_SAFE_INTEGER))
    }),
  )
})

it('counts as many keys as the parser finds', () => {
  const texts = fc.array(fc.string({ unit: fc.constantFrom('"', '\\', ':', ',', '{', 'ü') }), {
    minLength: 998,
    maxLength: 1003,
  })
  fc.assert(
    fc.property(texts, (values) => {
      const body = JSON.stringify(Object.fromEntries(values.map((value, index) => [`${index}"`, value])))
      const found = Object.keys(JSON.parse(body) as object).length
      expect(meterInChunks(bytes(body), 4096) === null).toBe(found <= 1000)
    }),
    { numRuns: 20 },
  )
})

/** The best of five: other work on the machine is none of ours. */
function fastest(act: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    act()
    return performance.now() - start
  })
  return Math.min(...times)
}

/** As a connection delivers them. */
const chunkSize = 65_536

it('holds the event loop for less than 50 ms, whether a body is refused or parsed', () => {
  const crowd = bytes(`{${'"key":1,'.repeat(1_900_000)}"key":1}`)
  expect(meterInChunks(crowd, chunkSize)).toContain('1,000 keys')
  expect(fastest(() => meterInChunks(crowd, chunkSize))).toBeLessThan(50)
  // All that a visitor may send: 256 KB with as many keys, values and levels as are taken.
  const values = Array.from({ length: 9000 }, (_, index) => index)
  const deep = JSON.parse(`${'['.repeat(30)}${']'.repeat(30)}`) as unknown
  const keys = JSON.parse(manyKeys(990)) as object
  const whole = JSON.stringify({ ...keys, values, deep, text: '\\"'.repeat(45_000) })
  expect(whole.length).toBeGreaterThan(200_000)
  expect(meterInChunks(bytes(whole), chunkSize)).toBeNull()
  const read = () => {
    meterInChunks(bytes(whole), chunkSize)
    JSON.parse(whole)
  }
  expect(fastest(read)).toBeLessThan(50)
})
