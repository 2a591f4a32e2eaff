import type { Block } from '@vitrine/contracts/blocks/block.ts'
import type { Place } from '@vitrine/contracts/blocks/place.ts'
import { z } from 'zod'

type Cells = Record<string, string | null>

interface TableRow {
  cells: Cells
  /** Where values were read in the document, by the same names. */
  places: ReadonlyMap<string, Place>
}

/** A confidence with two decimals. */
const share = (confidence: number) => confidence.toFixed(2)

/** A column's name, made distinct from those that the row has already. */
function named(cells: Cells, name: string): string {
  if (!(name in cells)) return name
  let count = 2
  while (`${name} ${count}` in cells) count++
  return `${name} ${count}`
}

function addLabels(cells: Cells, { title = 'Label', known, items }: Extract<Block, { kind: 'labels' }>): void {
  const [best] = items
  cells[named(cells, title)] = known && best ? best.label : null
  if (best) cells[named(cells, `${title}, confidence`)] = share(best.confidence)
}

const figures = z.record(z.string(), z.unknown())
const longest = 200

/** The output's own numbers and short words, if no block has named values. */
function plainCells(output: unknown): Cells {
  const entries = Object.entries(figures.safeParse(output).data ?? {})
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      if (value === null || typeof value === 'boolean' || typeof value === 'number')
        return [[name, value === null ? null : String(value)]]
      return typeof value === 'string' && value.length <= longest ? [[name, value]] : []
    }),
  )
}

/**
 * One row of a batch's table: the fields of a result by their labels, the best label of each group with its confidence,
 * and if a result has neither, the output's single words and numbers. Lists and tables are only in the output.
 */
export function tableRow(blocks: readonly Block[], output: unknown): TableRow {
  const cells: Cells = {}
  const places = new Map<string, Place>()
  for (const block of blocks) {
    if (block.kind === 'labels') addLabels(cells, block)
    if (block.kind !== 'fields') continue
    for (const { label, value, place } of block.items) {
      const name = named(cells, label)
      cells[name] = value
      if (place) places.set(name, place)
    }
  }
  return { cells: Object.keys(cells).length > 0 ? cells : plainCells(output), places }
}
