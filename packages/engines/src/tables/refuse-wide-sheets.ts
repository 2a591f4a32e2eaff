import { InputError } from '@vitrine/errors/input-error.ts'
import { UnpacksToMore, unpackEntry, unzippedSize, type ZipEntry } from '../archive/zip-entries.ts'
import { lastColumn, lastRow, mostCells, spreadOf } from './sheet-limits.ts'

const maxUnzippedMegabytes = 100
const mostBytes = maxUnzippedMegabytes * 1_048_576

/** A cell holds at most 32,767 characters. The XML parser takes minutes for millions of characters between two tags. */
const mostLetters = 1_000_000

/** `<row r="7">`, `<c r="AB7" …>`; a slash at its end means that it is empty. */
const places = /<(?:\w+:)?(?:row|c)\s[^<>]*?(?<=\s)r\s*=\s*["']([^"'<>]*)["'][^<>]*?(\/?)>/g
const place = /^\s*([A-Za-z]*)(\d+)\s*$/

const overgrown = (words: string): InputError =>
  new InputError('input-damaged', `The workbook has ${words}.`, {
    hint: 'Open it in your spreadsheet program, save it as .xlsx and upload it again.',
  })

function columnOf(letters: string): number {
  let column = 0
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  return column
}

function tooLarge(size: number | null): InputError {
  const much = size === null ? `more than ${maxUnzippedMegabytes} MB` : `${Math.round(size / 1_048_576)} MB`
  return new InputError(
    'input-too-large',
    `The workbook unpacks to ${much}; at most ${maxUnzippedMegabytes} MB are read.`,
    { hint: 'Save the rows that matter as a workbook of their own.' },
  )
}

function refuseEndlessText(xml: string): void {
  for (let from = 0; from < xml.length; ) {
    const next = xml.indexOf('<', from)
    const end = next < 0 ? xml.length : next
    if (end - from > mostLetters) throw overgrown('a cell with more letters than any spreadsheet program keeps in one')
    from = end + 1
  }
}

function refuseWide(xml: string): void {
  let rows = 0
  let columns = 0
  for (const [, named = '', empty] of xml.matchAll(places)) {
    const [, letters = '', digits] = place.exec(named) ?? []
    const row = Number(digits)
    const column = columnOf(letters)
    // The library fills all rows up to any row number that it parses, and it parses 1e309.
    if (!(row <= lastRow && column <= lastColumn)) {
      throw overgrown(`a cell at ${named.slice(0, 40)}, where no sheet reaches`)
    }
    if (empty !== '' || letters === '') continue
    rows = Math.max(rows, row)
    columns = Math.max(columns, column)
  }
  if (rows * columns <= mostCells) return
  throw new InputError(
    'input-too-large',
    `A sheet of the workbook reaches over ${spreadOf(rows, columns)}; at most ${mostCells / 1e6} million cells are read.`,
    { hint: 'Delete what stands far from the rest, or save the rows that matter as a workbook of their own.' },
  )
}

/**
 * Refuses a workbook with cells so far apart, or so many, that reading it would exhaust time or memory.
 * @throws InputError `input-too-large`, `input-damaged`
 */
export function refuseWideSheets(bytes: Uint8Array, entries: readonly ZipEntry[]): void {
  const size = unzippedSize(entries)
  if (size > mostBytes) throw tooLarge(size)
  let left = mostBytes
  for (const entry of entries) {
    if (!entry.name.endsWith('.xml')) continue
    try {
      const unpacked = unpackEntry(bytes, entry, left)
      left -= unpacked?.length ?? 0
      if (!unpacked) continue
      const xml = unpacked.toString('latin1')
      refuseEndlessText(xml)
      refuseWide(xml)
    } catch (error) {
      throw error instanceof UnpacksToMore ? tooLarge(null) : error
    }
  }
}
