import { Button } from './button.tsx'

interface PagerProps {
  /** What the pages are pages of. */
  label: string
  /** Counted from 0. */
  page: number
  hasNext: boolean
  busy: boolean
  onPrevious: () => void
  onNext: () => void
}

/** Leads through the pages of a list; absent where there is only one. */
export function Pager({ label, page, hasNext, busy, onPrevious, onNext }: PagerProps) {
  if (page === 0 && !hasNext) return null
  return (
    <nav aria-label={`Pages of ${label}`} className="flex items-center justify-end gap-3">
      <p className="mr-auto text-[13px] text-ink-faint">Page {page + 1}</p>
      <Button variant="secondary" size="small" held={page === 0 || busy} onClick={onPrevious}>
        Previous
      </Button>
      <Button variant="secondary" size="small" held={!hasNext || busy} onClick={onNext}>
        Next
      </Button>
    </nav>
  )
}
