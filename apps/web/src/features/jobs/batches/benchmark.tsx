import type { BatchWithItems } from '@vitrine/contracts/analyses/batch.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { cellSeparator } from '../../../lib/forms/cell-separator.ts'
import { useSaveFile } from '../../../lib/requests/use-save-file.ts'
import { ReportView } from './report-view.tsx'
import { TruthsForm } from './truths-form.tsx'
import { useBatchTable } from './use-batches.ts'
import { useDeleteTruths, useReport } from './use-report.ts'

/** Measures accuracy: the batch's results against the person's own truths. */
export function Benchmark({ batch }: { batch: BatchWithItems }) {
  const report = useReport(batch.id)
  const columns = useBatchTable(batch).data?.columns ?? []
  const remove = useDeleteTruths(batch.id)
  const save = useSaveFile('The report could not be saved. Please try again.')
  if (columns.length === 0 || report.isPending) return null
  return (
    <section aria-labelledby="benchmark" className="flex min-w-0 flex-col gap-3">
      <h2 id="benchmark" className="text-lg font-semibold tracking-tight">
        How right is it on your files?
      </h2>
      {report.data ? (
        <>
          <ReportView report={report.data} />
          <div className="no-print flex flex-wrap gap-3">
            <Button
              variant="secondary"
              busy={save.isPending}
              onClick={() =>
                save.mutate({
                  address: `/api/batches/${batch.id}/report.csv?separator=${encodeURIComponent(cellSeparator())}`,
                  name: 'report.csv',
                })
              }
            >
              Save the report as CSV
            </Button>
            <Button variant="secondary" onClick={() => window.print()}>
              Print or save as PDF
            </Button>
            <Button variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
              Delete the truths
            </Button>
          </div>
        </>
      ) : (
        <Card className="no-print flex flex-col gap-4 p-6">
          <p className="text-sm text-ink-soft">
            Give a table of what should have been found: each field is measured, and what was missed is listed.
          </p>
          <TruthsForm id={batch.id} results={columns} />
        </Card>
      )}
    </section>
  )
}
