import type { BatchWithItems } from '@vitrine/contracts/analyses/batch.ts'
import { failureWords } from '@vitrine/contracts/calls/failure-words.ts'
import { pages } from '@vitrine/contracts/pages/pages.ts'
import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { ConfirmDialog } from '@vitrine/ui/primitives/confirm-dialog.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { Progress } from '@vitrine/ui/primitives/progress.tsx'
import { RowSkeletons } from '@vitrine/ui/primitives/row-skeletons.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { cellSeparator } from '../../../lib/forms/cell-separator.ts'
import { CellSeparatorSelect } from '../../../lib/forms/cell-separator-select.tsx'
import { useSaveFile } from '../../../lib/requests/use-save-file.ts'
import { Moment } from '../../../lib/screen/dated.tsx'
import { BatchItems } from './batch-items.tsx'
import { BatchTable } from './batch-table.tsx'
import { batchLooks, countWords, percentOf } from './batch-words.ts'
import { Benchmark } from './benchmark.tsx'
import { useBatch, useCancelBatch, useDeleteBatch } from './use-batches.ts'

function BatchActs({ batch }: { batch: BatchWithItems }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const cancel = useCancelBatch()
  const remove = useDeleteBatch(() => void navigate(pages.jobs))
  const save = useSaveFile('The table could not be saved. Please try again.')
  const saveTable = () =>
    save.mutate({
      address: `/api/batches/${batch.id}/table.csv?separator=${encodeURIComponent(cellSeparator())}`,
      name: `${batch.name.replace(/[^\w.-]+/g, '-')}.csv`,
    })
  return (
    <div className="no-print flex flex-wrap gap-3">
      {batch.counts.succeeded > 0 && (
        <>
          <Button variant="secondary" busy={save.isPending} onClick={saveTable}>
            Save as CSV
          </Button>
          <CellSeparatorSelect />
        </>
      )}
      {batch.status === 'running' && (
        <Button variant="secondary" busy={cancel.isPending} onClick={() => cancel.mutate(batch.id)}>
          Cancel the rest
        </Button>
      )}
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${batch.name}`}
        text="Its files and all of its results are erased. That cannot be undone."
        confirmLabel="Delete"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(batch.id, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}

/** A batch's progress and its results in one table. */
export function BatchView({ id }: { id: string }) {
  const batch = useBatch(id)
  if (batch.isPending) return <RowSkeletons rows={4} />
  if (batch.isError) {
    return (
      <div className="flex flex-col items-start gap-4">
        <h1 className="text-2xl font-semibold tracking-tight">Batch</h1>
        <ErrorNotice
          message={failureWords(batch.error, 'The batch could not be read.')}
          hint="Batches are kept for 30 days, and are private to the person who ran them."
        />
      </div>
    )
  }
  const { data } = batch
  const { tone, words } = batchLooks[data.status]
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl font-semibold tracking-tight break-words">{data.name}</h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          {data.modelTitle}
          <Badge tone={tone}>{words}</Badge>
          <span role="status">{countWords(data)}</span>
        </p>
        {data.status === 'running' && <Progress percent={percentOf(data)} label="How much of the batch has ended" />}
        <p className="text-[13px] text-ink-faint">
          Kept until <Moment at={data.deletesAt} />, unless you delete it earlier.
        </p>
      </header>
      <BatchActs batch={data} />
      <BatchTable batch={data} />
      {data.status !== 'running' && <Benchmark batch={data} />}
      <section aria-labelledby="batch-items" className="flex flex-col gap-3">
        <h2 id="batch-items" className="text-lg font-semibold tracking-tight">
          Items
        </h2>
        <BatchItems items={data.items} modelId={data.modelId} />
      </section>
    </div>
  )
}
