import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { classNames } from '../class-names.ts'
import { percent } from '../format/percent.ts'
import { usePointing } from './highlight.tsx'
import type { tableLook } from './table-look.ts'

type Cell = BlockOf<'table'>['rows'][number][number]

const doubtfulBelow = 0.7

/** Words that want more than a word's room. */
const isLong = (value: Cell['value']) => typeof value === 'string' && value.length > 40

interface TableCellProps {
  cell: Cell
  /** Ties it to its place on a page. */
  name: string
  column: string
  end: boolean
  look: ReturnType<typeof tableLook>
}

export function TableCell({ cell, name, column, end, look }: TableCellProps) {
  const pointing = usePointing({ name, place: cell.place ?? null })
  const doubtful = cell.confidence !== undefined && cell.confidence < doubtfulBelow
  return (
    <td
      {...(cell.place && pointing)}
      className={classNames(
        'px-4 py-2.5 align-top',
        // A sentence in a narrow column would be a letter a line; the frame scrolls sideways instead.
        end ? 'text-right whitespace-nowrap tabular-nums' : isLong(cell.value) ? 'min-w-56' : 'min-w-24',
        cell.place && 'hover:bg-accent-soft',
        look.cell,
      )}
    >
      <span aria-hidden="true" className={look.label}>
        {column}
      </span>
      <span>
        {cell.value === null ? <span className="text-ink-faint">–</span> : cell.value}
        {doubtful && cell.confidence !== undefined && (
          <span className="ml-2 text-xs whitespace-nowrap text-warning">{percent(cell.confidence)} sure</span>
        )}
      </span>
    </td>
  )
}
