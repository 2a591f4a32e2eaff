import type { Correction } from '@vitrine/contracts/analyses/analysis.ts'
import type { Block } from '@vitrine/contracts/blocks/block.ts'

/** A value of an answer as its reader sees it. */
export interface ShownValue {
  label: string
  value: string | null
}

const textOf = (value: string | number | null): string | null => (value === null ? null : String(value))

/** The value at a correction's place; null where the place holds no value of a document. */
export function valueAt(blocks: readonly Block[], place: string): ShownValue | null {
  const [index = -1, row = -1, column] = place.split('.').map(Number)
  const block = blocks[index]
  if (block?.kind === 'fields' && column === undefined) {
    const item = block.items[row]
    return item ? { label: item.label, value: item.value } : null
  }
  if (block?.kind !== 'table' || column === undefined) return null
  const [cell, heading] = [block.rows[row]?.[column], block.columns[column]]
  return cell && heading ? { label: `${heading.label}, row ${row + 1}`, value: textOf(cell.value) } : null
}

/**
 * Applies a reader's corrections to the blocks, and keeps the value that was read beside each. A corrected value has no
 * confidence: a person entered it.
 */
export function applyCorrections(blocks: readonly Block[], corrections: readonly Correction[]): Block[] {
  if (corrections.length === 0) return [...blocks]
  const byPlace = new Map(corrections.map((one) => [one.place, one]))
  return blocks.map((block, index) => {
    if (block.kind === 'fields') {
      const items = block.items.map((item, row) => {
        const found = byPlace.get(`${index}.${row}`)
        return found ? { ...item, value: found.value, confidence: null, correctedFrom: found.read } : item
      })
      return { ...block, items }
    }
    if (block.kind !== 'table') return block
    const rows = block.rows.map((cells, row) =>
      cells.map(({ confidence, ...cell }, column) => {
        const found = byPlace.get(`${index}.${row}.${column}`)
        if (found) return { ...cell, value: found.value, correctedFrom: found.read }
        return confidence === undefined ? cell : { ...cell, confidence }
      }),
    )
    return { ...block, rows }
  })
}
