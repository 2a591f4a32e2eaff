import type { BatchWithItems } from '@vitrine/contracts/analyses/batch.ts'
import type { BatchReport } from '@vitrine/contracts/analyses/batch-report.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { useCatalogue } from '../../../lib/catalogue/catalogue.ts'
import { resultPath } from '../../../lib/catalogue/model-paths.ts'
import { cellSeparator } from '../../../lib/forms/cell-separator.ts'
import { useSaveFile } from '../../../lib/requests/use-save-file.ts'
import { groupMisses } from './group-misses.ts'
import { Misses } from './misses.tsx'
import { ReportView } from './report-view.tsx'
import { TruthsForm } from './truths-form.tsx'
import { useBatchTable } from './use-batches.ts'
import { usePrintAll } from './use-print-all.ts'
import { useDeleteTruths, useReport } from './use-report.ts'

function Measured({ batch: { id, modelId }, report }: { batch: BatchWithItems; report: BatchReport }) {
  const model = useCatalogue().data?.models.find((one) => one.id === modelId)
  const remove = useDeleteTruths(id)
  const save = useSaveFile('The report could not be saved. Please try again.')
  const items = groupMisses(report.misses)
  const { print, printing, onDrawn } = usePrintAll(items.filter(({ picture }) => picture).length)
  return (
    <>
      <ReportView report={report}>
        {items.length > 0 && (
          <Misses
            items={items}
            resultOf={(analysisId) => resultPath({ resultRoute: model?.resultRoute ?? '' }, analysisId)}
            drawAll={printing}
            onDrawn={onDrawn}
          />
        )}
      </ReportView>
      <div className="no-print flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={save.isPending}
          onClick={() =>
            save.mutate({
              address: `/api/batches/${id}/report.csv?separator=${encodeURIComponent(cellSeparator())}`,
              name: 'report.csv',
            })
          }
        >
          Save the report as CSV
        </Button>
        <Button variant="secondary" busy={printing} onClick={print}>
          Print or save as PDF
        </Button>
        <Button variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
          Delete the truths
        </Button>
      </div>
    </>
  )
}

/** Measures accuracy: the batch's results against the person's own truths. */
export function Benchmark({ batch }: { batch: BatchWithItems }) {
  const report = useReport(batch.id)
  const columns = useBatchTable(batch).data?.columns ?? []
  if (columns.length === 0 || report.isPending) return null
  return (
    <section aria-labelledby="benchmark" className="flex min-w-0 flex-col gap-3">
      <h2 id="benchmark" className="text-lg font-semibold tracking-tight">
        How right is it on your files?
      </h2>
      {report.data ? (
        <Measured batch={batch} report={report.data} />
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
