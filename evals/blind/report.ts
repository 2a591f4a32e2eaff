import type { Totals } from './score.ts'
import type { Miss, Scores } from './scores.ts'

const aims = `Aims: right ≥ 0.85 of what the model's page promises (≥ 0.75 for drawings, video and the mood of a voice); wrong and sure ≤ 0.02;
turned away ≥ 0.95 of what does not belong; calibration error ≤ 0.08.`

const figure = (value: number | null | undefined): string =>
  value === null || value === undefined ? '–' : value.toFixed(2)

const columns: readonly [string, (totals: Totals) => number | null][] = [
  ['right', ({ right }) => right],
  ['wrong', ({ wrong }) => wrong],
  ['wrong and sure', ({ wrongAndSure }) => wrongAndSure],
  ['unsure', ({ unsure }) => unsure],
  ['wrongly refused', ({ refused }) => refused],
  ['turned away', ({ turnedAway }) => turnedAway],
  ['calibration error', (totals) => totals.calibrationError],
]

const head = (first: string): string =>
  `| model | ${first} | ${columns.map(([name]) => name).join(' | ')} |\n|---|---|${columns.map(() => '---').join('|')}|`

const cases = (totals: Totals): string => `${totals.belongs} + ${totals.doesNotBelong}`

function compared(before: Totals | undefined, after: Totals | undefined): string {
  const cells = columns.map(([, read]) => {
    const [one, other] = [before && figure(read(before)), after && figure(read(after))]
    return one === undefined ? (other ?? '–') : `${one} → ${other ?? '–'}`
  })
  return cells.join(' | ')
}

const escape = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

function missLines(misses: Readonly<Record<string, readonly Miss[]>>): string {
  const order = ['wrong and sure', 'wrong', 'unsure']
  return Object.keys(misses)
    .toSorted()
    .map((model) => {
      const rows = (misses[model] ?? []).toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome))
      const lines = rows.map(
        ({ id, fact, outcome, given, wanted }) =>
          `- ${outcome}: \`${id}\`, ${fact}: ${escape(given)}; right is ${escape(wanted)}`,
      )
      return rows.length > 0 ? `### ${model}\n\n${lines.join('\n')}\n` : ''
    })
    .filter(Boolean)
    .join('\n')
}

/** docs/blind.md, from the scores that were recorded. */
export function reportOf({ before, after, firstKept, kept, misses }: Scores): string {
  const models = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  const development = models.map((model) => {
    const [one, other] = [before[model], after[model]]
    const some = other ?? one
    return `| ${model} | ${some ? cases(some) : ''} | ${compared(one, other)} |`
  })
  const last = Object.keys(kept)
    .toSorted()
    .map((model) => {
      const totals = kept[model]
      return totals ? `| ${model} | ${cases(totals)} | ${compared(firstKept[model], totals)} |` : ''
    })
  return `# Blind sets

Written by \`script/blind\`; do not edit. What the sets are and how they are judged: [evals/blind](../evals/blind/README.md).

Inputs that a stranger made from the models' pages alone: cases that belong + cases that do not. *Right*, *wrong* and *unsure* are shares of
what belongs, *turned away* of what does not, *wrong and sure* (0.8 or more) of all. Unsure is: not found, not known, or below 0.5.
The sets are small: one case is 4 to 30 points of its column, and a calibration error over a dozen facts is mostly chance.

${aims}

## Development part, before → after

${head('cases')}
${development.join('\n')}

## Kept part, first scored → now

A third of each set, by hash of the case's id. Only its totals are ever printed: first on 22 November 2026, after the first round of mends,
and again after later rounds. Of some sets the cases were seen all the same; the sets' README says which.

${head('cases')}
${last.join('\n')}

## Misses that remain in the development part

${missLines(misses)}`
}
