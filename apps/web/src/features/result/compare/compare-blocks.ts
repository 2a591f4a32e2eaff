import { countEach } from '@vitrine/basics/tally.ts'
import type { Block } from '@vitrine/contracts/blocks/block.ts'

/** A value of an answer by its name; null means looked for and not found. */
type Named = [name: string, value: string | null]

export interface ComparedValue {
  name: string
  /** Undefined if that engine has no such value. */
  here: string | null | undefined
  there: string | null | undefined
  same: boolean
}

function counted(title: string, labels: readonly string[]): Named[] {
  const counts = countEach(labels)
  return [...counts].map(([label, count]) => [`${title}: ${label}`, String(count)])
}

/** Of independent labels, those with at least this confidence are listed. */
const sureFrom = 0.5

function valuesOf(block: Block): Named[] {
  switch (block.kind) {
    case 'fields':
      return block.items.map(({ label, value }) => [label, value])
    case 'table':
      return block.rows.flatMap((row, index) =>
        row.map(({ value }, column): Named => {
          const name = `${block.title ?? 'Table'}, row ${index + 1}, ${block.columns[column]?.label ?? column + 1}`
          return [name, value === null ? null : String(value)]
        }),
      )
    case 'labels': {
      const said = block.independent
        ? block.items.filter(({ confidence }) => confidence >= sureFrom)
        : block.items.slice(0, block.known ? 1 : 0)
      return [[block.title ?? 'Answer', said.map(({ label }) => label).join(', ') || null]]
    }
    case 'sentences':
      return block.items.map(({ text, label }) => [text, label])
    case 'markdown':
      return [[block.title ?? 'Text', block.text]]
    case 'code':
      return [[block.title ?? block.fileName, block.text]]
    case 'transcript':
      return [[block.title ?? 'Transcript', block.segments.map(({ text }) => text).join(' ')]]
    case 'timeline':
      return counted(
        block.title ?? 'Events',
        block.events.map(({ label }) => label),
      )
    case 'boxes-on-image':
      // Where an engine looked is no value, and the other one may not tell.
      if (block.heatMap !== null) return []
      return counted(
        block.title ?? 'Found',
        block.objects.map(({ label }) => label),
      )
    case 'series':
      return block.series.flatMap(({ name, forecast }) =>
        forecast.map(({ date, value }): Named => [`${name}, ${date}`, String(value)]),
      )
    // They show what other blocks say, or nothing that can be compared.
    case 'pages':
    case 'image':
    case 'notice':
      return []
  }
}

const alike = (one: string | null | undefined, other: string | null | undefined) =>
  (one ?? '').trim().toLowerCase() === (other ?? '').trim().toLowerCase()

/** Two answers to one input, value by value, in the order of the first. */
export function compareBlocks(here: readonly Block[], there: readonly Block[]): ComparedValue[] {
  const [ours, theirs] = [new Map(here.flatMap(valuesOf)), new Map(there.flatMap(valuesOf))]
  const names = new Set([...ours.keys(), ...theirs.keys()])
  return [...names].map((name) => {
    const [one, other] = [ours.get(name), theirs.get(name)]
    return { name, here: one, there: other, same: alike(one, other) }
  })
}
