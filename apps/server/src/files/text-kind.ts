import { decodeText } from '@vitrine/basics/decode-text.ts'
import { readHead } from './read-head.ts'

/** The kind of text that a file's content looks like. */
export type TextKind = 'edi' | 'delimited' | 'prose'

const lineMarks = new Set(['\t', '\n', '\v', '\f', '\r'])

/** Tabs, line ends and the separators of EDI (28–31) occur in text; other control characters do not. */
function hasBinary(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if ((code < 28 || code === 127) && !lineMarks.has(text.charAt(index))) return true
  }
  return false
}

/** The decoded text, or null if the bytes are not text. `complete`: not only the beginning of a file. */
export function readAsText(bytes: Uint8Array, complete: boolean): string | null {
  const text = decodeText(bytes, complete)
  return hasBinary(text) ? null : text
}

function isDelimited(text: string): boolean {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 5)
  return [',', ';', '\t', '|'].some((mark) => {
    const counts = lines.map((line) => line.split(mark).length - 1)
    return lines.length > 1 && counts[0] !== 0 && counts.every((count) => count === counts[0])
  })
}

const headBytes = 65_536

/** Reads the beginning of a file; engines check the rest. Null: not text. */
export async function readTextKind(path: string): Promise<TextKind | null> {
  const head = await readHead(path, headBytes)
  const text = readAsText(head, head.length < headBytes)
  if (text === null) return null
  const start = text.replace(/^\ufeff/, '').trimStart()
  if (/^(ISA[^A-Za-z0-9]|ST[^A-Za-z0-9 ]\d{3})/.test(start)) return 'edi'
  return isDelimited(start) ? 'delimited' : 'prose'
}
