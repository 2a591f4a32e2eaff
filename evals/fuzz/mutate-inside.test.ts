import { deflateSync, inflateSync } from 'node:zlib'
import { zipOf } from '@vitrine/engines/archive/testing/zip-of.ts'
import { unpackEntry, zipEntries } from '@vitrine/engines/archive/zip-entries.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mutateInside } from './mutate-inside.ts'

const seeds = Array.from({ length: 40 }, (_, seed) => seed)

test('parts of an archive are changed, and the archive can be opened', () => {
  const parts = { 'a.xml': '<a>one two three</a>'.repeat(20), 'b.xml': '<b>four</b>'.repeat(20) }
  const made = seeds.map((seed) => {
    const bytes = mutateInside(zipOf(parts), seed) ?? Buffer.alloc(0)
    return (zipEntries(bytes) ?? []).map((entry) => [entry.name, String(unpackEntry(bytes, entry, 5e6))])
  })
  expect(made.every((entries) => entries.length === 2)).toBe(true)
  const changed = made.map((entries) =>
    Object.entries(parts).filter(([name, text]) => !entries.some(([own, now]) => own === name && now === text)),
  )
  expect(new Set(changed.flat().map(([name]) => name))).toEqual(new Set(['a.xml', 'b.xml']))
})

test('the checksums of a changed picture are right', async () => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const read = await Promise.all(
    seeds.map((seed) =>
      sharp(mutateInside(png, seed) ?? Buffer.alloc(0))
        .metadata()
        .then(({ width }) => width, String),
    ),
  )
  expect(read.filter((one) => String(one).includes('CRC'))).toEqual([])
  expect(read.filter((one) => one === 40).length).toBeGreaterThan(5)
})

test('a page’s drawing is changed within its packing', () => {
  const head = '4 0 obj <</Filter /FlateDecode>> stream\n'
  const pdf = Buffer.concat([
    Buffer.from(`%PDF-1.4\n${head}`),
    deflateSync('0 0 m 10 10 l S '.repeat(30)),
    Buffer.from('\nendstream endobj'),
  ])
  const drawings = seeds.map((seed) => {
    const made = Buffer.from(mutateInside(pdf, seed) ?? [])
    const start = made.indexOf(head) + head.length
    return String(inflateSync(made.subarray(start, made.indexOf('endstream', start)), { maxOutputLength: 5e6 }))
  })
  expect(new Set(drawings).size).toBeGreaterThan(20)
})

test('a sound has no inside', () => {
  expect(mutateInside(Buffer.from('ID3 and so on'), 3)).toBeNull()
})
