import { Pager } from '@vitrine/ui/primitives/pager.tsx'
import type { usePages } from './use-pages.ts'

interface ListPagerProps {
  /** What is paged. */
  label: string
  pages: ReturnType<typeof usePages>
  /** The cursor of the next page; null on the last. */
  next: string | null
  /** While another page loads. */
  busy: boolean
}

/** Previous and next buttons of a keyset-paginated list. */
export function ListPager({ label, pages, next, busy }: ListPagerProps) {
  return (
    <Pager
      label={label}
      page={pages.page}
      hasNext={next !== null}
      busy={busy}
      onPrevious={pages.previous}
      onNext={() => next !== null && pages.next(next)}
    />
  )
}
