import { Button } from '@vitrine/ui/primitives/button.tsx'
import { EmptyState } from '@vitrine/ui/primitives/empty-state.tsx'
import { RowSkeletons } from '@vitrine/ui/primitives/row-skeletons.tsx'
import { useRef } from 'react'
import { usePeople } from '../../lib/people/use-people.ts'
import { ListPager } from '../../lib/requests/list-pager.tsx'
import { QueryFailure } from '../../lib/requests/query-state.tsx'
import { usePages } from '../../lib/requests/use-pages.ts'
import { BulkBar } from './decide/bulk-bar.tsx'
import { useMarked } from './decide/use-marked.ts'
import { ProspectTable } from './prospect-table.tsx'
import type { ProspectView } from './use-prospect-view.ts'

const pageSize = 25

/** The server counts no further. */
const countedUpTo = 10_000

const counted = (total: number) =>
  total === 1 ? '1 person' : `${total.toLocaleString('en')}${total >= countedUpTo ? ' or more' : ''} people`

function NoProspects({ view }: { view: ProspectView }) {
  return view.isFiltered ? (
    <EmptyState
      title="Nobody fits these filters"
      text="Search looks in name, e-mail, organization, phone, tags and notes; take a filter away to see more."
      action={
        <Button variant="secondary" onClick={view.clear}>
          Clear filters
        </Button>
      }
    />
  ) : (
    <EmptyState
      title="Nobody has asked for access yet"
      text="Requests from the site’s forms appear here as they come in."
    />
  )
}

export function ProspectList({ view }: { view: ProspectView }) {
  const { filters, sort, order } = view
  const list = { ...filters, sort, order }
  const pages = usePages(JSON.stringify(list))
  const people = usePeople({ ...list, limit: pageSize, after: pages.after })
  const marked = useMarked(people.data?.items ?? [])
  const count = useRef<HTMLParagraphElement>(null)
  // The bar goes with its buttons: the keyboard goes on at the list.
  const clear = () => {
    marked.clear()
    count.current?.focus({ preventScroll: true })
  }
  if (people.isPending) return <RowSkeletons />
  if (people.isError) return <QueryFailure query={people} failed="Failed to get prospect information" />
  const { items, next, total } = people.data
  return (
    <>
      <div className="-my-1 flex h-8 items-center gap-2">
        <p ref={count} role="status" tabIndex={-1} className="rounded text-[13px] text-ink-faint">
          {counted(total)}
        </p>
        {view.isFiltered && items.length > 0 && (
          <Button variant="ghost" size="small" onClick={view.clear}>
            Clear filters
          </Button>
        )}
      </div>
      {items.length === 0 ? (
        <NoProspects view={view} />
      ) : (
        <ProspectTable people={items} view={view} marked={marked} busy={people.isPlaceholderData} />
      )}
      {marked.marked.length > 0 && <BulkBar people={marked.marked} onClear={clear} />}
      <ListPager label="prospects" pages={pages} next={next} busy={people.isPlaceholderData} />
    </>
  )
}
