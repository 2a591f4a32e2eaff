import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { at } from '@vitrine/basics/at.ts'
import { zipOf } from '@vitrine/engines/archive/testing/zip-of.ts'
import { unpackEntry, zipEntries } from '@vitrine/engines/archive/zip-entries.ts'
import { mutate } from './mutate.ts'

/** Samples unpack to a few megabytes. */
const mostUnpacked = 16 * 1_048_576

const pick = (count: number, seed: number): number => Math.abs(seed) % count

/** An archive (docx, xlsx) with one part changed, its checksum right. */
function mutateZip(bytes: Uint8Array, seed: number): Uint8Array | null {
  const entries = zipEntries(bytes) ?? []
  if (entries.length === 0) return null
  const chosen = pick(entries.length, seed)
  const parts = entries.map((entry, index): [string, Uint8Array] => {
    const plain = unpackEntry(bytes, entry, mostUnpacked) ?? Buffer.alloc(0)
    return [entry.name, index === chosen ? mutate(plain, seed) : plain]
  })
  return zipOf(Object.fromEntries(parts))
}

const pngHead = 8

/** A PNG with the picture, or another chunk, changed behind its checksum. */
function mutatePng(bytes: Uint8Array, seed: number): Uint8Array {
  const file = Buffer.from(bytes)
  const chunks: { type: string; data: Uint8Array }[] = []
  for (let place = pngHead; place + 12 <= file.length; ) {
    const length = file.readUInt32BE(place)
    const type = file.toString('latin1', place + 4, place + 8)
    chunks.push({ type, data: file.subarray(place + 8, place + 8 + length) })
    place += 12 + length
  }
  const chosen = pick(chunks.length, seed)
  const written = chunks.map(({ type, data }, index) => {
    const body = Buffer.concat([Buffer.from(type), index === chosen ? mutate(data, seed) : data])
    const framed = Buffer.alloc(body.length + 8)
    framed.writeUInt32BE(body.length - 4, 0)
    body.copy(framed, 4)
    framed.writeUInt32BE(crc32(body), body.length + 4)
    return framed
  })
  return Buffer.concat([file.subarray(0, pngHead), ...written])
}

/** A PDF with one packed stream unpacked, changed and packed again; the parser finds its objects by looking for them then. */
function mutatePdf(bytes: Uint8Array, seed: number): Uint8Array | null {
  const file = Buffer.from(bytes)
  const streams = [...file.toString('latin1').matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)]
  if (streams.length === 0) return null
  const chosen = at(streams, pick(streams.length, seed))
  const start = chosen.index + chosen[0].length
  const end = file.indexOf('endstream', start)
  try {
    const plain = inflateSync(file.subarray(start, end), { maxOutputLength: mostUnpacked })
    return Buffer.concat([
      file.subarray(0, start),
      deflateSync(mutate(plain, seed)),
      Buffer.from('\n'),
      file.subarray(end),
    ])
  } catch {
    // Packed in a second way, or torn in the sample itself.
    return null
  }
}

const startsWith = (bytes: Uint8Array, signature: string): boolean =>
  Buffer.from(bytes.subarray(0, signature.length)).toString('latin1') === signature

/**
 * A file changed behind what guards it: within packing and checksums, where plain changes are refused at the door. Null where
 * it has no such inside.
 */
export function mutateInside(bytes: Uint8Array, seed: number): Uint8Array | null {
  if (startsWith(bytes, 'PK\x03\x04')) return mutateZip(bytes, seed)
  if (startsWith(bytes, '\x89PNG')) return mutatePng(bytes, seed)
  if (startsWith(bytes, '%PDF')) return mutatePdf(bytes, seed)
  return null
}
