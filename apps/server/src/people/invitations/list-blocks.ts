import { columnsIn } from './list-columns.ts'

/** Lines that belong together: they share a separator, and their heading comes first. */
export interface ListBlock {
  text: string
  linesBefore: number
}

/** Most of its titles are known: among people, one who is called Mail is no heading. */
const isHeading = (line: string): boolean =>
  [',', ';', '\t'].some((separator) => {
    const columns = columnsIn(line.split(separator).map((cell) => cell.replaceAll('"', ''))) ?? []
    const titled = columns.filter(({ title }) => title !== '')
    return titled.filter(({ field }) => field !== null).length * 2 > titled.length
  })

/** A quoted cell begins and does not end on this line. */
const opensCell = (line: string): boolean => /(?:^|[,;\t]) *"(?:[^"]|"")*$/.test(line)

/** An odd number of quotes ends a cell, or ends one and begins another. */
const staysOpen = (line: string): boolean => line.split('"').length % 2 === 1

/** Splits a list that was combined from typed lines and files: before each heading and after each blank line. */
export function blocksOf(text: string): ListBlock[] {
  const blocks: ListBlock[] = []
  let block: string[] = []
  let isQuoted = false
  const cut = (linesBefore: number) => {
    if (block.length > 0) blocks.push({ text: block.join('\n'), linesBefore: linesBefore - block.length })
    block = []
  }
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  for (const [index, line] of lines.entries()) {
    // A quoted cell may contain blank lines.
    const isBlank = !isQuoted && line.trim() === ''
    if (isBlank || (!isQuoted && isHeading(line))) cut(index)
    isQuoted = isQuoted ? staysOpen(line) : opensCell(line)
    if (!isBlank) block.push(line)
  }
  cut(lines.length)
  return blocks
}
