import type { Prospect } from '@vitrine/contracts/people/person.ts'
import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { Link } from 'react-router'
import { statusLooks, typeWords } from '../../lib/people/person-looks.ts'
import { Day } from '../../lib/screen/dated.tsx'
import { DrawerSection } from './drawer-section.tsx'
import type { ProspectView } from './use-prospect-view.ts'

/** Requests and accounts with the same e-mail. */
export function OtherRequests({ others, view }: Pick<Prospect, 'others'> & { view: ProspectView }) {
  if (others.length === 0) return null
  return (
    <DrawerSection title="Same e-mail">
      <ul className="flex flex-col gap-2 text-sm">
        {others.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center gap-2">
            <Link to={view.addressOf(other.id)} className="rounded text-accent hover:underline">
              {typeWords[other.type]}
              {other.interested_in && `: ${other.interested_in}`}
            </Link>
            <Badge tone={statusLooks[other.status].tone}>{statusLooks[other.status].words}</Badge>
            <Day at={other.createdAt} className="ml-auto text-[13px] text-ink-faint" />
          </li>
        ))}
      </ul>
    </DrawerSection>
  )
}
