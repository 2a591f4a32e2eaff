import { type AuditAction, type AuditEntry, auditActionSchema } from '@vitrine/contracts/administration/audit.ts'
import { Cell, ColumnHead } from '@vitrine/ui/primitives/data-table.tsx'
import { useState } from 'react'
import { actorWords, auditWords, detailWords } from '../../../lib/people/audit-words.ts'
import { usePages } from '../../../lib/requests/use-pages.ts'
import { Moment } from '../../../lib/screen/dated.tsx'
import { ChoiceFilter } from '../choice-filter.tsx'
import { PagedTable } from '../paged-table.tsx'
import { PersonFilter } from '../person-filter.tsx'
import { SectionHeader } from '../section-header.tsx'
import { usePersonFilter } from '../use-person-filter.ts'
import { useAudit } from './use-audit.ts'
import { VerifyAudit } from './verify-audit.tsx'

const head = (
  <>
    <ColumnHead>What</ColumnHead>
    <ColumnHead>To whom or what</ColumnHead>
    <ColumnHead className="hidden sm:table-cell">Who</ColumnHead>
    <ColumnHead className="hidden sm:table-cell">When</ColumnHead>
    <ColumnHead className="hidden sm:table-cell">From where</ColumnHead>
  </>
)

function AuditRow({ entry }: { entry: AuditEntry }) {
  const when = <Moment at={entry.at} />
  return (
    <tr>
      <Cell className="sm:min-w-48">
        <span className="font-medium">{auditWords[entry.action]}</span>
        <span className="block text-[13px] text-ink-faint">{detailWords(entry.details)}</span>
        {/* On a phone, where the columns of the same content have no place. */}
        <span className="block text-[13px] text-ink-soft sm:hidden">
          {actorWords(entry)}, {when}
        </span>
      </Cell>
      <Cell className="max-w-32 truncate text-ink-soft sm:max-w-60 sm:min-w-36">
        {entry.target ?? entry.targetId ?? '–'}
      </Cell>
      <Cell className="hidden min-w-36 sm:table-cell">{actorWords(entry)}</Cell>
      <Cell className="hidden whitespace-nowrap text-ink-soft sm:table-cell">{when}</Cell>
      <Cell className="hidden whitespace-nowrap text-ink-soft sm:table-cell">{entry.address ?? '–'}</Cell>
    </tr>
  )
}

/** Every privileged act: who, what, when, from where. */
export default function AuditSection() {
  const [action, setAction] = useState<AuditAction | ''>('')
  const { person } = usePersonFilter()
  const filters = { ...(action && { action }), ...(person && { person }) }
  const pages = usePages(JSON.stringify(filters))
  const audit = useAudit({ ...filters, limit: 50, after: pages.after })
  return (
    <section className="flex flex-col gap-4">
      <SectionHeader title="Audit log" text="Every privileged act: who, what, when, from where.">
        <VerifyAudit />
        <PersonFilter />
        <ChoiceFilter
          label="Act"
          choices={auditActionSchema.options}
          value={action}
          wordsOf={(one) => auditWords[one]}
          onChange={setAction}
        />
      </SectionHeader>
      <PagedTable
        label="Audit log"
        paged="the audit log"
        head={head}
        query={audit}
        failed="Failed to get the audit log"
        pages={pages}
        empty={{
          title: action || person ? 'Nothing fits these filters' : 'Nothing was done yet',
          text: 'Approvals, role changes and the like are written down here.',
        }}
      >
        {(entry) => <AuditRow key={entry.id} entry={entry} />}
      </PagedTable>
    </section>
  )
}
