import type { BatchItem } from '@vitrine/contracts/analyses/batch.ts'
import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { Link } from 'react-router'
import { useCatalogue } from '../../../lib/catalogue/catalogue.ts'
import { resultPath } from '../../../lib/catalogue/model-paths.ts'
import { itemLooks } from './batch-words.ts'

interface ItemRowProps {
  item: BatchItem
  resultRoute: Parameters<typeof resultPath>[0]['resultRoute']
}

function ItemRow({ item, resultRoute }: ItemRowProps) {
  const { tone, words } = itemLooks[item.status]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-sm font-medium break-words">
          {item.status === 'succeeded' && item.analysisId ? (
            <Link to={resultPath({ resultRoute }, item.analysisId)} className="rounded text-accent hover:underline">
              {item.name}
            </Link>
          ) : (
            item.name
          )}
        </p>
        <p className="mt-0.5 text-[13px] break-words text-ink-faint">
          {item.failure ? `${item.failure.error} ${item.failure.hint ?? ''}` : item.summary}
        </p>
      </div>
      <Badge tone={tone}>{words}</Badge>
    </li>
  )
}

/** Every item by name with its state; failed ones with the reason. */
export function BatchItems({ items, modelId }: { items: readonly BatchItem[]; modelId: string }) {
  const model = useCatalogue().data?.models.find(({ id }) => id === modelId)
  return (
    <Card>
      <ul className="divide-y">
        {items.map((item) => (
          <ItemRow key={item.position} item={item} resultRoute={model?.resultRoute ?? ''} />
        ))}
      </ul>
    </Card>
  )
}
