import type { UseQueryResult } from '@tanstack/react-query'
import { DataTable } from '@vitrine/ui/primitives/data-table.tsx'
import { EmptyState } from '@vitrine/ui/primitives/empty-state.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { ListPager } from '../../lib/requests/list-pager.tsx'
import { QueryState } from '../../lib/requests/query-state.tsx'

interface PagedTableProps<Item> {
  /** The table's name. */
  label: string
  /** What is paged, within the names of the buttons. */
  paged: string
  head: ReactNode
  query: UseQueryResult<{ items: readonly Item[]; next: string | null }>
  /** The message if the server gave none. */
  failed: string
  pages: ComponentProps<typeof ListPager>['pages']
  /** Shown instead of a table without rows. */
  empty: ComponentProps<typeof EmptyState>
  /** Items that are no rows of this list are left out. */
  isRow?: (item: Item) => boolean
  /** A row of the table, with its key. */
  children: (item: Item) => ReactNode
}

/** A section's list: loading, failed, empty, or a table and its pages. */
export function PagedTable<Item>({
  label,
  paged,
  head,
  query,
  failed,
  pages,
  empty,
  isRow = () => true,
  children,
}: PagedTableProps<Item>) {
  const busy = query.isPlaceholderData
  return (
    <QueryState query={query} failed={failed}>
      {({ items, next }) => {
        const rows = items.filter(isRow)
        return rows.length === 0 && next === null ? (
          <EmptyState {...empty} />
        ) : (
          <>
            <DataTable label={label} head={head} busy={busy}>
              {rows.map(children)}
            </DataTable>
            <ListPager label={paged} pages={pages} next={next} busy={busy} />
          </>
        )
      }}
    </QueryState>
  )
}
