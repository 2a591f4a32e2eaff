import { Skeleton } from './skeleton.tsx'

/** A placeholder for a loading list, of about its size. */
export function RowSkeletons({ rows = 8 }: { rows?: number }) {
  return (
    <div role="status" aria-label="Loading..." className="flex flex-col gap-px overflow-hidden rounded-card border">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-14 items-center gap-6 bg-surface px-4">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="hidden h-4 w-1/4 md:block" />
          <Skeleton className="ml-auto h-4 w-20" />
        </div>
      ))}
    </div>
  )
}
