import { countEach } from '@vitrine/basics/tally.ts'
import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { alignLists } from './align-lists.ts'

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

/** The values of fields; what has no label belongs to the one above it. */
function fieldValues({ items }: BlockOf<'fields'>): Named[] {
  let above = ''
  return items.map(({ label, value }) => {
    above = label === '' ? above : label
    return [above, value]
  })
}

function valuesOf(block: Exclude<Block, { kind: 'table' }>): Named[] {
  switch (block.kind) {
    case 'fields':
      return fieldValues(block)
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

type Value = string | null | undefined

const trailingCurrency = /(?<=\d) [A-Z]{3}$/

/** Whether both say the same; the currency of an amount is a value of its own, which one of them may lack. */
function alike(one: Value, other: Value): boolean {
  const [here, there] = [(one ?? '').trim(), (other ?? '').trim()]
  if (here.toLowerCase() === there.toLowerCase()) return true
  const withCurrency = [here, there].filter((text) => trailingCurrency.test(text))
  return withCurrency.length === 1 && here.replace(trailingCurrency, '') === there.replace(trailingCurrency, '')
}

const compared = (name: string, here: Value, there: Value): ComparedValue => ({
  name,
  here,
  there,
  same: alike(here, there),
})

/** Values of one name go together; of several under it, those that say the same. */
function compareValues(here: readonly Named[], there: readonly Named[]): ComparedValue[] {
  const [ours, theirs] = [here, there].map((named) => Map.groupBy(named, ([name]) => name))
  return [...new Set([...here, ...there].map(([name]) => name))].flatMap((name) =>
    alignLists(ours?.get(name) ?? [], theirs?.get(name) ?? [], (one, other) => (alike(one[1], other[1]) ? 2 : 1)).map(
      ([one, other]) => compared(name, one?.[1], other?.[1]),
    ),
  )
}

type Row = Map<string, string | null>

const rowsOf = (block: BlockOf<'table'> | undefined): Row[] =>
  (block?.rows ?? []).map(
    (row) => new Map(row.map(({ value }, at) => [block?.columns[at]?.label ?? '', value === null ? null : `${value}`])),
  )

const cellsAlike = (one: Row, other: Row) => [...one].filter(([label, value]) => alike(value, other.get(label))).length

/** Rows that say the most alike are held against each other: one engine may leave out a row, or order them otherwise. */
function compareTables(title: string, here: readonly Row[], there: readonly Row[]): ComparedValue[] {
  // A row that shares nothing with its neighbour is still more likely that row, read otherwise, than another one.
  const pairs = alignLists(here, there, (one, other) => 0.1 + cellsAlike(one, other))
  return pairs.flatMap(([one, other], index) =>
    [...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])].map((label) =>
      compared(`${title}, row ${index + 1}, ${label}`, one?.get(label), other?.get(label)),
    ),
  )
}

function compareBlock(one: Block | undefined, other: Block | undefined): ComparedValue[] {
  if (one?.kind === 'table' || other?.kind === 'table') {
    const tables = [one, other].map((block) => (block?.kind === 'table' ? block : undefined))
    return compareTables((one ?? other)?.title ?? 'Table', rowsOf(tables[0]), rowsOf(tables[1]))
  }
  return compareValues(one ? valuesOf(one) : [], other ? valuesOf(other) : [])
}

/** Two answers to one input, value by value, in the order of the first. */
export function compareBlocks(here: readonly Block[], there: readonly Block[]): ComparedValue[] {
  const pairs = alignLists(here, there, (one, other) => {
    if (one.kind !== other.kind) return 0
    // The values of other blocks go together by their names, whatever stands above them.
    return one.title === other.title ? 2 : one.kind === 'table' ? 0 : 1
  })
  return pairs.flatMap(([one, other]) => compareBlock(one, other))
}
