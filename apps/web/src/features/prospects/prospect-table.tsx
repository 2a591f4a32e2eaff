import type { Person } from '@vitrine/contracts/people/person.ts'
import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { Cell, ColumnHead, DataTable, SortHead } from '@vitrine/ui/primitives/data-table.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PersonBadges } from '../../lib/people/person-badges.tsx'
import { interestsInWords, typeWords } from '../../lib/people/person-looks.ts'
import { Day } from '../../lib/screen/dated.tsx'
import { isWaiting, type Marked } from './decide/use-marked.ts'
import type { ProspectView } from './use-prospect-view.ts'

function ProspectRow({ person, view, marked }: { person: Person; view: ProspectView; marked: Marked }) {
  return (
    <tr className="relative hover:bg-sunken">
      {marked.any && (
        // Above the link, which covers the whole row.
        <Cell className="relative z-10 w-8 pr-0">
          {isWaiting(person) && (
            <input
              type="checkbox"
              aria-label={`Mark ${person.name || person.email}`}
              className="block size-6 accent-accent"
              checked={marked.has(person.id)}
              onChange={(event) => marked.mark(person.id, event.target.checked)}
            />
          )}
        </Cell>
      )}
      <Cell className="w-full max-w-0 lg:w-auto lg:max-w-72">
        <Link
          to={view.addressOf(person.id)}
          preventScrollReset
          className="block truncate rounded font-medium after:absolute after:inset-0"
        >
          {person.name || person.email}
        </Link>
        <span className="block truncate text-[13px] text-ink-faint">{person.name ? person.email : ''}</span>
      </Cell>
      <Cell className="hidden max-w-44 truncate text-ink-soft md:table-cell">{person.org || '–'}</Cell>
      <Cell className="hidden text-ink-soft lg:table-cell">{typeWords[person.type]}</Cell>
      <Cell className="hidden max-w-48 truncate text-ink-soft lg:table-cell">{interestsInWords(person) || '–'}</Cell>
      <Cell>
        <span className="flex flex-wrap gap-1.5">
          <PersonBadges person={person} />
          {person.role !== null && person.role !== 'user' && <Badge>{person.role}</Badge>}
        </span>
      </Cell>
      <Cell className="hidden whitespace-nowrap text-ink-soft sm:table-cell">
        <Day at={person.createdAt} />
      </Cell>
    </tr>
  )
}

interface ProspectTableProps {
  people: readonly Person[]
  view: ProspectView
  marked: Marked
  busy: boolean
}

export function ProspectTable({ people, view, marked, busy }: ProspectTableProps) {
  const sortHead = (column: ProspectView['sort'], label: ReactNode, className?: string) => (
    <SortHead
      order={view.sort === column ? view.order : null}
      onSort={() => view.sortBy(column)}
      {...(className && { className })}
    >
      {label}
    </SortHead>
  )
  return (
    <DataTable
      label="Prospects"
      busy={busy}
      head={
        <>
          {marked.any && (
            <ColumnHead className="w-8 pr-0">
              <input
                type="checkbox"
                aria-label="Mark every request of this page"
                className="block size-6 accent-accent"
                checked={marked.all}
                onChange={(event) => marked.markAll(event.target.checked)}
              />
            </ColumnHead>
          )}
          {sortHead('name', 'Name')}
          {sortHead('org', 'Organization', 'hidden md:table-cell')}
          <ColumnHead className="hidden lg:table-cell">Type</ColumnHead>
          <ColumnHead className="hidden lg:table-cell">Interested in</ColumnHead>
          {sortHead('status', 'Status')}
          {sortHead('created', 'Since', 'hidden sm:table-cell')}
        </>
      }
    >
      {people.map((person) => (
        <ProspectRow key={person.id} person={person} view={view} marked={marked} />
      ))}
    </DataTable>
  )
}
