import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import type { Row } from './row.ts'

const page = new URL('../../docs/performance.md', import.meta.url)
const head = ['| what | bare | ours | result | aim | met |', '|---|---|---|---|---|---|']
const again = 'Measured again since'
const bareMeans = `Of an engine, bare is what a run does in its process: the engine, the look for explicit pictures beside it, schema, presentation and JSON.
A result with brackets is the median of the differences of pairs, one run of each side after the other, each first in every second pair, each side in processes that have run nothing else. In brackets: between which it would lie in 95 of 100 such measurements.`

const verdict = (met: boolean | null) => (met === null ? '' : met ? 'yes' : 'no')
const lineOf = (row: Row) =>
  `| ${row.what} | ${row.bare} | ${row.ours} | ${row.result} | ${row.aim} | ${verdict(row.met)} |`
const isRow = (line: string) => line.startsWith('| ') && line !== head[0]
const today = () => new Date().toISOString().slice(0, 10)

export const tableOf = (rows: readonly Row[]): string => [...head, ...rows.map(lineOf)].join('\n')

/** Writes docs/performance.md from a whole run. */
export async function writePage(rows: readonly Row[]): Promise<void> {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`
  await writeFile(
    page,
    `# Performance

Written by \`script/bench\` on ${today()}, on a shared machine: ${machine}.
Times of one run are not comparable with another's; the ratios and differences within a run are.
${bareMeans}

${tableOf(rows)}
`,
  )
}

/** The page's text with the rows of `measure`, which ran again on `day`; a row that the page lacks is put last. */
export function withRowsReplaced(text: string, measure: string, rows: readonly Row[], day: string): string {
  const measured = new Map(rows.map((row) => [row.what, lineOf(row)]))
  const notes: string[] = []
  const lines: string[] = []
  for (const line of text.trimEnd().split('\n')) {
    if (line.startsWith(again)) {
      notes.push(...line.slice(again.length + 2, -1).split(', '))
      continue
    }
    const what = isRow(line) ? (line.slice(2).split(' | ')[0] ?? '') : ''
    const newer = measured.get(what)
    measured.delete(what)
    lines.push(newer ?? line)
  }
  const others = notes.filter((note) => !note.startsWith(`${measure} (`))
  const start = lines.findIndex((line) => line === '')
  const before = lines.indexOf('', start + 1)
  lines.splice(before, 0, `${again}: ${[...others, `${measure} (${day})`].join(', ')}.`)
  return `${[...lines, ...measured.values()].join('\n')}\n`
}

/** Puts the rows of one measure that was run again in the place of its older ones, and says so above the table. */
export async function replaceRows(measure: string, rows: readonly Row[]): Promise<void> {
  await writeFile(page, withRowsReplaced(await readFile(page, 'utf8'), measure, rows, today()))
}
