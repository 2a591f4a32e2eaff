import { Spinner } from './spinner.tsx'

export function Loading({ label = 'Loading...' }: { label?: string }) {
  return (
    <div role="status" className="flex min-h-60 items-center justify-center gap-3 text-sm text-ink-soft">
      <Spinner />
      {label}
    </div>
  )
}
