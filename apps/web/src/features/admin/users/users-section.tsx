import { type Role, roleSchema } from '@vitrine/contracts/accounts/roles.ts'
import type { Person } from '@vitrine/contracts/people/person.ts'
import { ColumnHead } from '@vitrine/ui/primitives/data-table.tsx'
import { SelectField } from '@vitrine/ui/primitives/select-field.tsx'
import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import { useDeferredValue, useState } from 'react'
import { usePeople } from '../../../lib/people/use-people.ts'
import { usePages } from '../../../lib/requests/use-pages.ts'
import { ChoiceFilter } from '../choice-filter.tsx'
import { PagedTable } from '../paged-table.tsx'
import { SectionHeader } from '../section-header.tsx'
import { ExpiryDialog } from './expiry-dialog.tsx'
import type { UserAct } from './user-act.ts'
import { UserActDialog } from './user-act-dialog.tsx'
import { UserRow } from './user-row.tsx'

const head = (
  <>
    <ColumnHead>Name</ColumnHead>
    <ColumnHead>Role</ColumnHead>
    <ColumnHead className="hidden sm:table-cell">Account since</ColumnHead>
    <ColumnHead>
      <span className="sr-only">What to do</span>
    </ColumnHead>
  </>
)

export default function UsersSection() {
  const [typed, setTyped] = useState('')
  const [role, setRole] = useState<Role | ''>('')
  const [status, setStatus] = useState<'approved' | 'deleted'>('approved')
  const [expiring, setExpiring] = useState<Person | null>(null)
  const [act, setAct] = useState<UserAct | null>(null)
  const search = useDeferredValue(typed)
  const filters = { status, search, role, sort: 'name' } as const
  const pages = usePages(JSON.stringify(filters))
  const people = usePeople({ ...filters, limit: 25, after: pages.after })
  return (
    <section className="flex flex-col gap-4">
      <SectionHeader title="Users and roles" text="Who has an account, and what it may do.">
        <TextField
          label="Search"
          type="search"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <ChoiceFilter label="Role" choices={roleSchema.options} value={role} onChange={setRole} />
        <SelectField
          label="Accounts"
          value={status}
          onChange={(event) => setStatus(event.target.value === 'deleted' ? 'deleted' : 'approved')}
        >
          <option value="approved">Open and blocked</option>
          <option value="deleted">Deleted, not yet erased</option>
        </SelectField>
      </SectionHeader>
      <PagedTable
        label="Users"
        paged="users"
        head={head}
        query={people}
        failed="Failed to get prospect information"
        pages={pages}
        empty={{ title: 'Nobody fits', text: 'Search looks in name, e-mail, organization and phone.' }}
        // A request that joined an account is approved too, but is not an account.
        isRow={(person) => person.role !== null}
      >
        {(person) => <UserRow key={person.id} person={person} onAct={setAct} onExpiry={setExpiring} />}
      </PagedTable>
      {expiring && <ExpiryDialog person={expiring} onClose={() => setExpiring(null)} />}
      {act && <UserActDialog act={act} onClose={() => setAct(null)} />}
    </section>
  )
}
