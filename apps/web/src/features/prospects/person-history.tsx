import type { Prospect } from '@vitrine/contracts/people/person.ts'
import { actorWords, auditWords, detailWords } from '../../lib/people/audit-words.ts'
import { Moment } from '../../lib/screen/dated.tsx'
import { DrawerSection } from './drawer-section.tsx'

/** Acts on this person, and who did them. */
export function PersonHistory({ history }: Pick<Prospect, 'history'>) {
  return (
    <DrawerSection title="History">
      {history.length === 0 && <p className="text-sm text-ink-faint">Nothing was done yet.</p>}
      <ol className="flex flex-col gap-3 text-sm">
        {history.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-medium">{auditWords[entry.action]}</span>
            <span className="text-ink-faint">{detailWords(entry.details)}</span>
            <span className="ml-auto text-[13px] text-ink-faint">
              {actorWords(entry)}, <Moment at={entry.at} />
            </span>
          </li>
        ))}
      </ol>
    </DrawerSection>
  )
}
