import type { Person } from '@vitrine/contracts/people/person.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Cell, ColumnHead } from '@vitrine/ui/primitives/data-table.tsx'
import { useApproveUser } from '../../../lib/people/approve-user.ts'
import { interestsInWords, typeWords } from '../../../lib/people/person-looks.ts'
import { usePeople } from '../../../lib/people/use-people.ts'
import { usePages } from '../../../lib/requests/use-pages.ts'
import { Day } from '../../../lib/screen/dated.tsx'
import { PagedTable } from '../paged-table.tsx'
import { PersonCell } from '../person-cell.tsx'
import { SectionHeader } from '../section-header.tsx'

function RequestRow({ person }: { person: Person }) {
  const approve = useApproveUser()
  return (
    <tr>
      <PersonCell person={person} />
      <Cell className="hidden max-w-56 truncate text-ink-soft lg:table-cell">{person.org || '–'}</Cell>
      <Cell className="hidden max-w-44 text-ink-soft sm:table-cell lg:max-w-56">
        {typeWords[person.type]}
        {person.interested_in && `: ${interestsInWords(person)}`}
      </Cell>
      <Cell className="hidden whitespace-nowrap text-ink-soft lg:table-cell">
        <Day at={person.createdAt} />
      </Cell>
      <Cell className="text-right">
        <Button
          size="small"
          variant="secondary"
          aria-label={`Approve ${person.name || person.email}`}
          busy={approve.isPending}
          onClick={() => approve.mutate(person)}
        >
          Approve
        </Button>
      </Cell>
    </tr>
  )
}

const head = (
  <>
    <ColumnHead>Name</ColumnHead>
    <ColumnHead className="hidden lg:table-cell">Organization</ColumnHead>
    <ColumnHead className="hidden sm:table-cell">Wants</ColumnHead>
    <ColumnHead className="hidden lg:table-cell">Since</ColumnHead>
    <ColumnHead>
      <span className="sr-only">What to do</span>
    </ColumnHead>
  </>
)

/** Pending requests, oldest first. */
export default function RequestsSection() {
  const pages = usePages('requests')
  const people = usePeople({ status: 'pending', sort: 'created', order: 'asc', limit: 25, after: pages.after })
  return (
    <section className="flex flex-col gap-4">
      <SectionHeader title="Requests waiting" text="Who waited longest comes first. A name opens all that is known." />
      <PagedTable
        label="Requests waiting"
        paged="requests"
        head={head}
        query={people}
        failed="Failed to get prospect information"
        pages={pages}
        empty={{ title: 'Nobody waits', text: 'New requests appear here, and sales is told by mail.' }}
      >
        {(person) => <RequestRow key={person.id} person={person} />}
      </PagedTable>
    </section>
  )
}
