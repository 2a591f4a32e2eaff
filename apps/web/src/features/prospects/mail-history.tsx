import type { Prospect } from '@vitrine/contracts/people/person.ts'
import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { mailKindWords, mailStatusLooks } from '../../lib/people/mail-words.ts'
import { Moment } from '../../lib/screen/dated.tsx'
import { DrawerSection } from './drawer-section.tsx'

export function MailHistory({ mails }: Pick<Prospect, 'mails'>) {
  return (
    <DrawerSection title="Mails">
      {mails.length === 0 && <p className="text-sm text-ink-faint">No mail yet.</p>}
      <ul className="flex flex-col gap-3 text-sm">
        {mails.map((mail) => (
          <li key={mail.id}>
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-medium">{mailKindWords[mail.kind]}</span>
              <Badge tone={mailStatusLooks[mail.status].tone}>{mailStatusLooks[mail.status].words}</Badge>
              <Moment at={mail.createdAt} className="ml-auto text-[13px] text-ink-faint" />
            </p>
            <p className="text-[13px] break-words text-ink-faint">To {mail.to}</p>
            {mail.reason && <p className="text-[13px] break-words text-bad">{mail.reason}</p>}
          </li>
        ))}
      </ul>
    </DrawerSection>
  )
}
