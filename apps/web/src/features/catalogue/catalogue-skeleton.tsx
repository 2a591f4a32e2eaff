import { Skeleton } from '@vitrine/ui/primitives/skeleton.tsx'
import { cardColumns } from './card-columns.ts'

/** A placeholder for the catalogue with its final dimensions. */
export function CatalogueSkeleton() {
  return (
    <div role="status" aria-label="Loading..." className="flex flex-col gap-6">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-9 w-80 max-w-full" />
      <div className="@container">
        <div className={cardColumns}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <Skeleton key={key} className="h-[28rem] rounded-card" />
          ))}
        </div>
      </div>
    </div>
  )
}
