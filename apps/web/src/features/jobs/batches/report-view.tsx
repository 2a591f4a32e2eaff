import { counted } from '@vitrine/basics/wording.ts'
import type { BatchReport } from '@vitrine/contracts/analyses/batch-report.ts'
import { Cell, ColumnHead, DataTable } from '@vitrine/ui/primitives/data-table.tsx'

const percent = (share: number) => `${Math.round(share * 100)} %`

function Misses({ misses }: Pick<BatchReport, 'misses'>) {
  return (
    <ul className="divide-y rounded-card border bg-surface">
      {misses.map(({ position, field, name, truth, found, picture }) => (
        <li key={`${position} ${field}`} className="flex items-center gap-4 px-5 py-3">
          {picture && (
            <img src={picture} alt={name} className="size-14 shrink-0 rounded-control object-cover" loading="lazy" />
          )}
          <div className="min-w-0 text-sm break-words">
            <p className="font-medium">
              {name}: {field}
            </p>
            <p className="text-[13px] text-ink-soft">
              Should be {truth}; {found ? `read as ${found}` : 'nothing was found'}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Right values per field with the confidence interval, and each miss. */
export function ReportView({ report: { fields, misses, items, unmatched } }: { report: BatchReport }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-soft">
        Measured on {counted(items, 'item')} of your own. Words are compared without case and blanks, figures by their
        number; blank truths are not counted.
        {unmatched.length > 0 && ` Not in this batch: ${unmatched.join(', ')}.`}
      </p>
      <DataTable
        label="Measured fields"
        head={['Field', 'Right', 'Wrong', 'Missing', 'Right, of 100', 'Likely between (95 %)'].map((title) => (
          <ColumnHead key={title}>{title}</ColumnHead>
        ))}
      >
        {fields.map(({ field, n, right, wrong, missing, low, high }) => (
          <tr key={field}>
            <th scope="row" className="px-3 py-3 text-left font-medium sm:px-4">
              {field}
            </th>
            <Cell>
              {right} of {n}
            </Cell>
            <Cell>{wrong}</Cell>
            <Cell>{missing}</Cell>
            <Cell>{n === 0 ? 'Not measured' : percent(right / n)}</Cell>
            <Cell>{n > 0 && `${percent(low)} and ${percent(high)}`}</Cell>
          </tr>
        ))}
      </DataTable>
      {misses.length > 0 && (
        <>
          <h3 className="text-base font-semibold">Missed</h3>
          <Misses misses={misses} />
        </>
      )}
    </div>
  )
}
