import { percent } from '@vitrine/basics/percent.ts'
import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { classNames } from '../../class-names.ts'
import { Correctable } from '../corrections/correctable.tsx'
import { CorrectedMark } from '../corrections/corrected-mark.tsx'
import type { Corrections } from '../corrections/correction.tsx'
import { usePointing } from '../highlight.tsx'
import type { tableLook } from './table-look.ts'

type Cell = BlockOf<'table'>['rows'][number][number]

const doubtfulBelow = 0.7

/** Words that need more width than a single word. */
const isLong = (value: Cell['value']) => typeof value === 'string' && value.length > 40

interface TableCellProps {
  cell: Cell
  /** Links it to its place on a page. */
  name: string
  column: string
  end: boolean
  look: ReturnType<typeof tableLook>
  /** Within its block. */
  place: string
  corrections: Corrections | null
}

export function TableCell({ cell, name, column, end, look, place, corrections }: TableCellProps) {
  const pointing = usePointing({ name, place: cell.place ?? null })
  const doubtful = cell.confidence !== undefined && cell.confidence < doubtfulBelow
  return (
    <td
      {...(cell.place && pointing)}
      className={classNames(
        'px-4 py-2.5 align-top',
        // In a narrow column a sentence would have one letter per line; the frame scrolls sideways instead.
        end ? 'text-right whitespace-nowrap tabular-nums' : isLong(cell.value) ? 'min-w-48' : 'min-w-24',
        cell.place && 'hover:bg-accent-soft',
        look.cell,
        // A card omits an empty cell; a value that was looked for and not found is null.
        cell.value === '' && look.empty,
      )}
    >
      <span aria-hidden="true" className={look.label}>
        {column}
      </span>
      <span className={classNames('min-w-0 break-words', isLong(cell.value) && look.long)}>
        {cell.value === null ? <span className="text-ink-faint">–</span> : cell.value}
        {doubtful && cell.confidence !== undefined && (
          <span className="ml-2 text-xs whitespace-nowrap text-warning">{percent(cell.confidence)} sure</span>
        )}
        {cell.correctedFrom !== undefined && (
          <span className="ml-2">
            <CorrectedMark read={cell.correctedFrom} />
          </span>
        )}
        <Correctable
          label={column}
          value={cell.value}
          place={place}
          corrected={cell.correctedFrom !== undefined}
          corrections={corrections}
        />
      </span>
    </td>
  )
}
