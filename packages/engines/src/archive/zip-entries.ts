import { inflateRawSync } from 'node:zlib'

// Signatures of a ZIP archive's records, little-endian.
const centralEntry = 0x02014b50
const localEntry = 0x04034b50
const endRecord = 0x06054b50

const stored = 0

/** A file of an archive (docx, xlsx), as its central directory lists it: known before anything is unpacked. */
export interface ZipEntry {
  name: string
  /** Bytes that it says it unpacks to. */
  size: number
  method: number
  packed: number
  /** Where its own record begins. */
  at: number
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Null: no archive. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | null {
  if (bytes.length < 22) return null
  const view = viewOf(bytes)
  // The end record is 22 bytes and a comment of up to 65,535.
  let end = bytes.length - 22
  const lowest = Math.max(0, end - 65_535)
  while (end >= lowest && view.getUint32(end, true) !== endRecord) end -= 1
  if (end < lowest) return null
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  while (at + 46 <= bytes.length && view.getUint32(at, true) === centralEntry) {
    const nameLength = view.getUint16(at + 28, true)
    entries.push({
      name: Buffer.from(bytes.subarray(at + 46, at + 46 + nameLength)).toString('utf8'),
      size: view.getUint32(at + 24, true),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** How many bytes all of an archive says that it unpacks to. */
export const unzippedSize = (entries: readonly ZipEntry[]): number => entries.reduce((sum, { size }) => sum + size, 0)

/** What was to be unpacked is more than it may be, whatever the directory says. */
export class UnpacksToMore extends Error {}

/** A file of the archive. Null where it is damaged; throws `UnpacksToMore`. */
export function unpackEntry(bytes: Uint8Array, { at, method, packed }: ZipEntry, mostBytes: number): Buffer | null {
  try {
    const view = viewOf(bytes)
    if (view.getUint32(at, true) !== localEntry) return null
    const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
    const content = Buffer.from(bytes.buffer, bytes.byteOffset + start, Math.min(packed, bytes.length - start))
    return method === stored ? content : inflateRawSync(content, { maxOutputLength: mostBytes })
  } catch (error) {
    if (error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw new UnpacksToMore()
    return null
  }
}
