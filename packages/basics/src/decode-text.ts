/**
 * A text file's text: UTF-8, UTF-16 with its mark, or windows-1252, which spreadsheets still write. `complete` is false
 * for the beginning of a file, which may end within a letter.
 */
export function decodeText(bytes: Uint8Array, complete = true): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !complete })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
