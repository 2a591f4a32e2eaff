import { columnsIn } from './list-columns.ts'

/** Lines that belong together: they share a separator, and their heading comes first. */
export interface ListBlock {
  text: string
  linesBefore: number
}

const isHeading = (line: string): boolean =>
  [',', ';', '\t'].some((separator) => {
    const cells = line.split(separator).map((cell) => cell.replaceAll('"', ''))
    return columnsIn(cells) !== null
  })

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
    if (line.split('"').length % 2 === 0) isQuoted = !isQuoted
    if (!isBlank) block.push(line)
  }
  cut(lines.length)
  return blocks
}
