import type { BatchWithItems } from '@vitrine/contracts/analyses/batch.ts'
import { classNames } from '@vitrine/ui/class-names.ts'
import { Cell, ColumnHead, DataTable } from '@vitrine/ui/primitives/data-table.tsx'
import { useBatchTable } from './use-batches.ts'

/** Dates, numbers, amounts and short names of files, which must not break at their hyphens. */
const isOneWord = (value: string | null | undefined) => value === null || /^\S{1,16}( [A-Z]{3})?$/.test(value ?? '')

/** The results of all items, side by side. */
export function BatchTable({ batch }: { batch: BatchWithItems }) {
  const table = useBatchTable(batch)
  if (!table.data) return null
  const { columns, rows } = table.data
  const answered = rows.filter(({ status }) => status === 'succeeded')
  return (
    <section aria-labelledby="batch-table" className="flex min-w-0 flex-col gap-3">
      <h2 id="batch-table" className="text-lg font-semibold tracking-tight">
        Results side by side
      </h2>
      <DataTable
        label="Results side by side"
        busy={table.isPlaceholderData}
        bounded
        head={
          <>
            <ColumnHead className="sticky left-0 bg-sunken">Item</ColumnHead>
            {columns.map((column) => (
              <ColumnHead key={column}>{column}</ColumnHead>
            ))}
          </>
        }
      >
        {answered.map(({ position, name, cells }) => (
          <tr key={position}>
            <th
              scope="row"
              className={classNames(
                'sticky left-0 max-w-56 bg-surface px-3 py-3 text-left font-medium sm:px-4',
                isOneWord(name) ? 'whitespace-nowrap' : 'min-w-32 break-words',
              )}
            >
              {name}
            </th>
            {columns.map((column) => (
              <Cell
                key={column}
                className={classNames(
                  'max-w-72 min-w-24',
                  isOneWord(cells[column]) ? 'whitespace-nowrap' : 'break-words',
                )}
              >
                {cells[column] ?? (column in cells ? <span className="text-ink-faint">Not found</span> : '')}
              </Cell>
            ))}
          </tr>
        ))}
      </DataTable>
    </section>
  )
}
