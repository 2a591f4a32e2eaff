import { useState } from 'react'
import { classNames } from '../../class-names.ts'
import { BlockSection } from '../block-section.tsx'
import { CorrectToggle } from '../corrections/correct-toggle.tsx'
import { useCorrections } from '../corrections/correction.tsx'
import type { ViewProps } from '../view.ts'
import { TableCell } from './table-cell.tsx'
import { isShort, tableLook } from './table-look.ts'

export function TableView({ block }: ViewProps<'table'>) {
  const look = tableLook(block)
  const ofBlock = useCorrections()
  const corrections = block.concluded ? null : ofBlock
  const [correcting, setCorrecting] = useState(false)
  return (
    <BlockSection
      title={block.title}
      flush
      aside={corrections && <CorrectToggle on={correcting} onChange={setCorrecting} />}
    >
      {/* A wide table scrolls in its own frame, which must be reachable by keyboard. */}
      <div
        role="group"
        aria-label={block.title ?? 'Table'}
        tabIndex={0}
        className={classNames('@container overflow-auto scroll-edges-surface', !isShort(block) && 'max-h-[32rem]')}
      >
        <table className={classNames('w-full text-sm', look.table)}>
          <thead className={classNames('sticky top-0 bg-sunken text-left text-[13px] text-ink-faint', look.head)}>
            <tr>
              {block.columns.map((column) => (
                <th
                  key={column.label}
                  scope="col"
                  className={classNames(
                    'px-4 py-2 font-medium whitespace-nowrap',
                    column.align === 'end' && 'text-right',
                    look.headCell,
                  )}
                >
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={classNames('divide-y', look.table)}>
            {block.rows.map((row, rowIndex) => (
              // Rows have no identity and never move, so the index is the key.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={rowIndex} className={look.row}>
                {row.map((cell, columnIndex) => (
                  <TableCell
                    key={block.columns[columnIndex]?.label ?? columnIndex}
                    cell={cell}
                    name={`${block.title ?? ''}:${rowIndex}:${columnIndex}`}
                    column={block.columns[columnIndex]?.label ?? ''}
                    look={look}
                    place={`${rowIndex}.${columnIndex}`}
                    corrections={correcting ? corrections : null}
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
