import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { Link } from 'react-router'
import { Moment } from '../../../lib/screen/dated.tsx'
import { batchAddress } from './batch-address.ts'
import { batchLooks, countWords } from './batch-words.ts'
import { useBatches } from './use-batches.ts'

/** The person's batches; nothing if there are none. */
export function BatchList() {
  const items = useBatches().data?.items ?? []
  if (items.length === 0) return null
  return (
    <section aria-labelledby="batches" className="flex flex-col gap-3">
      <h2 id="batches" className="text-lg font-semibold tracking-tight">
        Batches
      </h2>
      <Card>
        <ul className="divide-y">
          {items.map((batch) => (
            <li key={batch.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-4">
              <div className="min-w-0 flex-1 basis-64">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium">
                  <Link to={batchAddress(batch.id)} className="rounded break-words hover:underline">
                    {batch.name}
                  </Link>
                  <Badge tone={batchLooks[batch.status].tone}>{batchLooks[batch.status].words}</Badge>
                </p>
                <p className="mt-0.5 text-[13px] text-ink-faint">
                  {batch.modelTitle}: {countWords(batch)}
                </p>
              </div>
              <Moment at={batch.createdAt} className="text-[13px] text-ink-faint" />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
