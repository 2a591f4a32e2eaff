import type { MailState } from '@vitrine/contracts/administration/mail.ts'
import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { Cell } from '@vitrine/ui/primitives/data-table.tsx'
import { mailKindWords, mailStatusLooks } from '../../../lib/people/mail-words.ts'
import { Moment } from '../../../lib/screen/dated.tsx'

interface MailRowProps {
  mail: MailState
  onOpen: () => void
}

export function MailRow({ mail, onOpen }: MailRowProps) {
  const { tone, words } = mailStatusLooks[mail.status]
  return (
    <tr className="relative hover:bg-sunken">
      <Cell className="w-full max-w-0 min-w-36 lg:w-auto lg:max-w-72">
        <button
          type="button"
          onClick={onOpen}
          className="block max-w-full rounded text-left wrap-anywhere font-medium after:absolute after:inset-0"
        >
          {mail.subject}
        </button>
        <span className="block text-[13px] wrap-anywhere text-ink-faint">{mail.to}</span>
      </Cell>
      <Cell className="hidden text-ink-soft lg:table-cell">{mailKindWords[mail.kind]}</Cell>
      <Cell className="max-w-64">
        <Badge tone={tone}>{words}</Badge>
        {mail.reason && <span className="mt-1 line-clamp-2 text-[13px] text-ink-faint">{mail.reason}</span>}
      </Cell>
      <Cell className="hidden whitespace-nowrap text-ink-soft sm:table-cell">
        <Moment at={mail.createdAt} />
      </Cell>
    </tr>
  )
}
