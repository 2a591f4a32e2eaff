import { crc32, deflateRawSync } from 'node:zlib'

export interface ZippedFile {
  name: string
  content: Buffer | string
  /** A false size in the directory, as in a zip bomb. */
  claimedSize?: number
  /** Encrypted, by its flags. */
  encrypted?: boolean
}

/** A header of the format (APPNOTE 4.3): pairs of width in bytes and value. */
function header(fields: readonly (readonly [width: 2 | 4, value: number])[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [width]) => sum + width, 0))
  let at = 0
  for (const [width, value] of fields) at = bytes.writeUIntLE(value, at, width)
  return bytes
}

/** A compressed zip of these files, for tests. */
export function makeZip(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, claimedSize, encrypted = false } of files) {
    const raw = Buffer.from(content)
    const packed = deflateRawSync(raw)
    const called = Buffer.from(name)
    const common = [
      [2, 20],
      [2, encrypted ? 0x801 : 0x800],
      [2, 8],
      [4, 0],
      [4, crc32(raw)],
      [4, packed.length],
      [4, claimedSize ?? raw.length],
      [2, called.length],
      [2, 0],
    ] as const
    const local = Buffer.concat([header([[4, 0x04034b50], ...common]), called, packed])
    const extra = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ] as const
    directory.push(header([[4, 0x02014b50], [2, 20], ...common, ...extra]), called)
    parts.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const { length } = files
  const end = header([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, length],
    [2, length],
    [4, listed.length],
    [4, offset],
    [2, 0],
  ])
  return Buffer.concat([...parts, listed, end])
}
