import { percent } from '@vitrine/basics/percent.ts'
import { counted } from '@vitrine/basics/wording.ts'
import type { BatchReport } from '@vitrine/contracts/analyses/batch-report.ts'
import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { TableView } from '@vitrine/ui/blocks/tables/table-view.tsx'
import type { ReactNode } from 'react'

const most = 10

const few = (names: readonly string[]) =>
  names.slice(0, most).join(', ') + (names.length > most ? ` and ${names.length - most} more` : '')

const noInput = { name: null, mediaType: null, url: null, text: null }

/** As a block, so that its rows become cards on a phone. */
const fieldsTable = (fields: BatchReport['fields']): BlockOf<'table'> => ({
  kind: 'table',
  title: 'Measured fields',
  columns: [
    { label: 'Field', align: 'start' },
    { label: 'Right', align: 'end' },
    { label: 'Wrong', align: 'end' },
    { label: 'Missing', align: 'end' },
    { label: 'Share right', align: 'end' },
    { label: 'Likely between (95 %)', align: 'end' },
  ],
  rows: fields.map(({ field, n, right, wrong, missing, low, high }) =>
    [
      field,
      `${right} of ${n}`,
      wrong,
      missing,
      n === 0 ? 'Not measured' : percent(right / n),
      n === 0 ? '' : `${percent(low)} and ${percent(high)}`,
    ].map((value) => ({ value })),
  ),
})

interface ReportViewProps {
  report: BatchReport
  /** What was missed. */
  children?: ReactNode
}

/** Right values per field with the confidence interval, and each miss. */
export function ReportView({ report: { fields, items, unmatched }, children }: ReportViewProps) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-soft">
        Measured on {counted(items, 'item')} of your own. Words are compared without case and blanks, figures by their
        number; blank truths are not counted.
        {unmatched.length > 0 && ` Not in this batch: ${few(unmatched)}.`}
      </p>
      <TableView block={fieldsTable(fields)} input={noInput} />
      {children && (
        <>
          <h3 className="text-base font-semibold">Missed</h3>
          {children}
        </>
      )}
    </div>
  )
}
