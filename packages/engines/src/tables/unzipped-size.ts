/** Signature of an entry of a ZIP archive's central directory, little-endian. */
const centralEntry = 0x02014b50
const endRecord = 0x06054b50

/**
 * How many bytes a ZIP archive (docx, xlsx) says that it unpacks to, from its central directory: known before anything is
 * unpacked. Null: no archive.
 */
export function unzippedSize(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // The end record is 22 bytes and a comment of up to 65,535.
  let end = bytes.length - 22
  const lowest = Math.max(0, end - 65_535)
  while (end >= lowest && view.getUint32(end, true) !== endRecord) end -= 1
  if (end < lowest || bytes.length < 22) return null
  let at = view.getUint32(end + 16, true)
  let size = 0
  while (at + 46 <= bytes.length && view.getUint32(at, true) === centralEntry) {
    size += view.getUint32(at + 24, true)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return size
}
