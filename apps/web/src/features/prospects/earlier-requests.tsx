import type { Prospect } from '@vitrine/contracts/people/person.ts'
import { Moment } from '../../lib/screen/dated.tsx'
import { DrawerSection } from './drawer-section.tsx'

/** Earlier versions of a repeated request; the latest is in the details. */
export function EarlierRequests({ prospect: { earlierRequests, lastAskedAt } }: { prospect: Prospect }) {
  if (earlierRequests.length === 0) return null
  return (
    <DrawerSection title="Asked before">
      <p className="text-[13px] text-ink-faint">
        The details are those of <Moment at={lastAskedAt} />.
      </p>
      <ol className="flex flex-col gap-3 text-sm">
        {earlierRequests.map(({ at, name, org, phone, interested_in }) => (
          <li key={at} className="flex flex-wrap items-baseline gap-x-4">
            <span className="min-w-0 flex-1 basis-56 break-words">
              {[name, org, phone, interested_in.replaceAll(',', ', ')].filter(Boolean).join(' · ')}
            </span>
            <Moment at={at} className="ml-auto text-[13px] text-ink-faint" />
          </li>
        ))}
      </ol>
    </DrawerSection>
  )
}
