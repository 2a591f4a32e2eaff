import { at } from '@vitrine/basics/at.ts'
import { InputError } from '@vitrine/errors/input-error.ts'

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis' | 'windows-1252'

export interface DecodedText {
  text: string
  encoding: TextEncoding
}

const sampleLength = 4096

/** Signatures of files that people rename to .csv: ZIP (xlsx), OLE (xls), PDF, gzip. */
const binarySignatures = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0', '%PDF', '\u001f\u008b']

/** Share of the bytes above ASCII that lead two-byte letters; in windows-1252 they are typographic signs, and seldom. */
const leadingShare = 0.3

/** What Japanese spreadsheets write: valid as such, and with kana or the signs of dates in it. */
function isShiftJis(bytes: Uint8Array): boolean {
  let high = 0
  let leading = 0
  for (const byte of bytes) {
    if (byte > 0x80) high += 1
    if (byte > 0x80 && byte < 0xa0) leading += 1
  }
  if (leading < leadingShare * high) return false
  try {
    return /[\u3041-\u30fe年月日週]/u.test(new TextDecoder('shift_jis', { fatal: true }).decode(bytes))
  } catch {
    return false
  }
}

function detectEncoding(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const zerosAt = [0, 0]
  const sample = bytes.subarray(0, sampleLength)
  sample.forEach((byte, index) => {
    if (byte === 0) zerosAt[index % 2] = at(zerosAt, index % 2) + 1
  })
  const [evenZeros = 0, oddZeros = 0] = zerosAt
  const half = sample.length / 2
  if (oddZeros > half * 0.6 && evenZeros < half * 0.1) return 'utf-16le'
  if (evenZeros > half * 0.6 && oddZeros < half * 0.1) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return isShiftJis(bytes) ? 'shift_jis' : 'windows-1252'
  }
}

const lineEnd = 0x0a

/** Decodes each line as UTF-8 where it is valid, else as windows-1252. */
function decodeLines(bytes: Uint8Array): string {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const windows = new TextDecoder('windows-1252')
  let text = ''
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(lineEnd, start)
    const line = bytes.subarray(start, end < 0 ? bytes.length : end + 1)
    try {
      text += utf8.decode(line)
    } catch {
      text += windows.decode(line)
    }
    start += line.length
  }
  return text
}

/** Texts that hold tables in another way than CSV does. */
const otherForms = [
  { name: 'a web page', form: /^\s*(?:<!doctype html|<html|<head|<body|<table)/i },
  { name: 'XML', form: /^\s*<\?xml/i },
  { name: 'JSON', form: /^\s*(?:\[\s*)?\{\s*"[^"]*"\s*:/ },
] as const

/** More than one control character in a hundred: no text editor or spreadsheet writes that. */
function looksBinary(head: string): boolean {
  let control = 0
  for (const character of head) {
    const code = character.charCodeAt(0)
    if (code < 32 && code !== 9 && code !== 10 && code !== 12 && code !== 13) control += 1
  }
  return control > head.length / 100
}

/**
 * Bytes of a text file → string without byte order mark.
 * Checked in this order: byte order mark, zero bytes at every second place (UTF-16 without mark), valid UTF-8,
 * Shift JIS with Japanese in it, else windows-1252, the superset of Latin-1 that spreadsheets write. A file that mixes both is read line by line.
 * Throws `input-empty` for white space only and `csv-unreadable` for binary content, web pages and JSON.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = detectEncoding(bytes)
  const text = encoding === 'windows-1252' ? decodeLines(bytes) : new TextDecoder(encoding).decode(bytes)
  if (text.trim() === '') {
    throw new InputError('input-empty', 'The file is empty.', { hint: 'Choose a file that has rows in it.' })
  }
  const head = text.slice(0, sampleLength)
  if (binarySignatures.some((signature) => head.startsWith(signature)) || looksBinary(head)) {
    throw new InputError('csv-unreadable', 'The file is not text, so it cannot be read as CSV.', {
      hint: 'Open it in your spreadsheet program, choose File, Save As (in Google Sheets File, Download), pick CSV and upload that file.',
    })
  }
  const other = otherForms.find(({ form }) => form.test(head))
  if (other !== undefined) {
    throw new InputError('csv-unreadable', `The file is ${other.name}, not a table with a row on each line.`, {
      hint: 'Export or save the table as CSV, and upload that file.',
    })
  }
  return { text, encoding }
}
