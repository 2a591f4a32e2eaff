import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { classNames } from '../class-names.ts'
import { percent } from '../format/percent.ts'
import { BlockSection } from './block-section.tsx'
import { usePointing } from './highlight.tsx'
import type { ViewProps } from './view.ts'

type Cell = BlockOf<'table'>['rows'][number][number]

const doubtfulBelow = 0.7

/** Words that want more than a word's room. */
const isLong = (value: Cell['value']) => typeof value === 'string' && value.length > 40

function TableCell({ cell, name, end }: { cell: Cell; name: string; end: boolean }) {
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
      )}
    >
      {cell.value === null ? <span className="text-ink-faint">–</span> : cell.value}
      {doubtful && cell.confidence !== undefined && (
        <span className="ml-2 text-xs whitespace-nowrap text-warning">{percent(cell.confidence)} sure</span>
      )}
    </td>
  )
}

export function TableView({ block }: ViewProps<'table'>) {
  return (
    <BlockSection title={block.title} flush>
      {/* A wide table scrolls in its own frame, which the keyboard must reach. */}
      <div role="group" aria-label={block.title ?? 'Table'} tabIndex={0} className="max-h-[32rem] overflow-auto">
        <table className="w-full text-sm">
          <thead className="sticky top-0 bg-sunken text-left text-[13px] text-ink-faint">
            <tr>
              {block.columns.map((column) => (
                <th
                  key={column.label}
                  scope="col"
                  className={classNames(
                    'px-4 py-2 font-medium whitespace-nowrap',
                    column.align === 'end' && 'text-right',
                  )}
                >
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y">
            {block.rows.map((row, rowIndex) => (
              // Rows have no identity of their own and never move.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={rowIndex}>
                {row.map((cell, columnIndex) => (
                  <TableCell
                    key={block.columns[columnIndex]?.label ?? columnIndex}
                    cell={cell}
                    name={`${block.title ?? ''}:${rowIndex}:${columnIndex}`}
                    end={block.columns[columnIndex]?.align === 'end'}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {block.omitted && <p className="border-t px-4 py-2.5 text-[13px] text-ink-faint">{block.omitted}</p>}
    </BlockSection>
  )
}
