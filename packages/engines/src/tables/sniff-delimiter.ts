import { countEach } from '@vitrine/basics/tally.ts'

const delimiters = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

const sampledLines = 100

/**
 * Share of lines that have the most common field count, plus a small bonus for more fields: with ';' as delimiter and
 * decimal commas both characters may split every line, and the true one is never in a minority of consistent lines.
 */
function consistency(fieldCounts: number[]): number {
  const linesWith = countEach(fieldCounts)
  let commonest = 1
  let lines = 0
  for (const [count, n] of linesWith) {
    if (count > 1 && n > lines) {
      commonest = count
      lines = n
    }
  }
  return lines === 0 ? 0 : lines / fieldCounts.length + Math.min(commonest, 20) / 1000
}

/**
 * The delimiter that splits most of the first lines into the same number (> 1) of fields.
 * Quoted text is ignored. Returns ',' for a file of one column.
 */
export function sniffDelimiter(text: string): Delimiter {
  const declared = /^sep=([,;\t|])\r?\n/i.exec(text)?.[1]
  if (declared !== undefined) return declared as Delimiter // the pattern allows nothing else
  const lines = text
    .slice(0, 64_000)
    .replace(/"[^"]*"/g, '""')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, sampledLines)
  let best: Delimiter = ','
  let bestScore = 0
  for (const delimiter of delimiters) {
    const score = consistency(lines.map((line) => line.split(delimiter).length))
    if (score > bestScore) {
      best = delimiter
      bestScore = score
    }
  }
  return best
}
