import { countEach } from '@vitrine/basics/tally.ts'

const delimiters = [',', ';', '\t', '|']
/** Tried where none of the usual ones splits the lines. */
const rareDelimiters = ['~', '^', '¦', '#', '*', ':']

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

function sampledFrom(text: string): string[] {
  return text
    .slice(0, 64_000)
    .replace(/"[^"]*"/g, '""')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, sampledLines)
}

function bestOf(lines: readonly string[], tried: readonly string[]): { delimiter: string; score: number } {
  let best = { delimiter: ',', score: 0 }
  for (const delimiter of tried) {
    const score = consistency(lines.map((line) => line.split(delimiter).length))
    if (score > best.score) best = { delimiter, score }
  }
  return best
}

/**
 * The delimiter that splits most of the first lines into the same number (> 1) of fields.
 * Quoted text is ignored. Returns ',' for a file of one column.
 */
export function sniffDelimiter(text: string): string {
  const declared = /^sep=([,;\t|])\r?\n/i.exec(text)?.[1]
  return declared ?? bestOf(sampledFrom(text), delimiters).delimiter
}

/** Share of the lines below which a delimiter splits by chance. */
const evenShare = 0.8

/**
 * Text whose columns are set apart by spaces, or by a sign that is rarely used for it, with tabs between them; any other text unchanged.
 */
export function withUsualDelimiter(text: string): string {
  const lines = sampledFrom(text)
  if (lines.length < 2 || bestOf(lines, delimiters).score >= evenShare) return text
  const rare = bestOf(lines, rareDelimiters)
  if (rare.score >= evenShare) return text.replaceAll(rare.delimiter, '\t')
  const spaced = lines.map((line) => line.trim().split(/ {2,}/).length)
  if (consistency(spaced) >= evenShare) return text.replace(/(?<=\S) {2,}(?=\S)/g, '\t')
  const single = lines.map((line) => line.trim().split(/ +/).length)
  return consistency(single) >= evenShare ? text.replace(/(?<=\S) +(?=\S)/g, '\t') : text
}
