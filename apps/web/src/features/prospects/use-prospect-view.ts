import { operations } from '@vitrine/contracts/operations/operations.ts'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

const listQuery = operations.listUsers.query
const viewQuery = listQuery.pick({
  search: true,
  status: true,
  held: true,
  stage: true,
  owner: true,
  tag: true,
  type: true,
  interest: true,
  from: true,
  to: true,
  sort: true,
  order: true,
})

const withoutEmpty = (values: Record<string, string | undefined>) =>
  Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]))

/** The screen's view, stored in its address: reload, back and a colleague see the same. */
export function useProspectView() {
  const [params, setParams] = useSearchParams()
  const parsed = viewQuery.safeParse(Object.fromEntries(params))
  const { sort, order = sort === 'created' ? 'desc' : 'asc', ...filters } = parsed.data ?? viewQuery.parse({})
  const change = useCallback(
    (values: Record<string, string | undefined>, options?: { replace?: boolean }) =>
      setParams((now) => new URLSearchParams(withoutEmpty({ ...Object.fromEntries(now), ...values })), {
        replace: options?.replace ?? false,
        preventScrollReset: true,
      }),
    [setParams],
  )
  return {
    filters,
    sort,
    order,
    /** The id of the person in the drawer. */
    person: params.get('person'),
    isFiltered: Object.values(filters).some((value) => value !== undefined),
    /** The address of this view with another person in the drawer. */
    addressOf: (id: string) =>
      `?${new URLSearchParams([...params].filter(([name]) => name !== 'person').concat([['person', id]]))}`,
    /** An empty value removes its filter. */
    filter: (values: Partial<Record<keyof typeof filters, string>>) => change(values, { replace: true }),
    clear: () =>
      change(
        { search: '', status: '', held: '', stage: '', owner: '', tag: '', type: '', interest: '', from: '', to: '' },
        { replace: true },
      ),
    /** The list, or the board by stage. */
    layout: params.get('view') === 'board' ? ('board' as const) : ('list' as const),
    showAs: (layout: 'list' | 'board') => change({ view: layout === 'board' ? 'board' : '' }),
    sortBy: (column: typeof sort) => {
      const natural = column === 'created' ? 'desc' : 'asc'
      const turned = order === 'asc' ? 'desc' : 'asc'
      change({ sort: column, order: column === sort ? turned : natural }, { replace: true })
    },
    closePerson: () => change({ person: '' }),
  }
}

export type ProspectView = ReturnType<typeof useProspectView>
