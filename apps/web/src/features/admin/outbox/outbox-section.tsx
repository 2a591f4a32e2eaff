import { type MailState, type MailStatus, mailStatusSchema } from '@vitrine/contracts/administration/mail.ts'
import { ColumnHead } from '@vitrine/ui/primitives/data-table.tsx'
import { useState } from 'react'
import { mailStatusLooks } from '../../../lib/people/mail-words.ts'
import { usePages } from '../../../lib/requests/use-pages.ts'
import { ChoiceFilter } from '../choice-filter.tsx'
import { PagedTable } from '../paged-table.tsx'
import { PersonFilter } from '../person-filter.tsx'
import { SectionHeader } from '../section-header.tsx'
import { usePersonFilter } from '../use-person-filter.ts'
import { MailDialog } from './mail-dialog.tsx'
import { MailRow } from './mail-row.tsx'
import { useMails } from './use-mails.ts'

const head = (
  <>
    <ColumnHead>Mail</ColumnHead>
    <ColumnHead className="hidden lg:table-cell">Kind</ColumnHead>
    <ColumnHead>State</ColumnHead>
    <ColumnHead className="hidden sm:table-cell">Made</ColumnHead>
  </>
)

/** Every mail of the last 90 days and its state. */
export default function OutboxSection() {
  const [status, setStatus] = useState<MailStatus | ''>('')
  const [open, setOpen] = useState<MailState | null>(null)
  const { person } = usePersonFilter()
  const filters = { ...(status && { status }), ...(person && { person }) }
  const pages = usePages(JSON.stringify(filters))
  const mails = useMails({ ...filters, limit: 25, after: pages.after })
  return (
    <section className="flex flex-col gap-4">
      <SectionHeader
        title="Outbox"
        text="Every mail of the last 90 days. Without an SMTP server mails are files, and nobody gets them."
      >
        <PersonFilter />
        <ChoiceFilter
          label="State"
          choices={mailStatusSchema.options}
          value={status}
          wordsOf={(one) => mailStatusLooks[one].words}
          onChange={setStatus}
        />
      </SectionHeader>
      <PagedTable
        label="Outbox"
        paged="the outbox"
        head={head}
        query={mails}
        failed="Failed to get the outbox"
        pages={pages}
        empty={{ title: 'No mails here', text: 'Requests, approvals and invitations make them.' }}
      >
        {(mail) => <MailRow key={mail.id} mail={mail} onOpen={() => setOpen(mail)} />}
      </PagedTable>
      {open && <MailDialog mail={open} onClose={() => setOpen(null)} />}
    </section>
  )
}
