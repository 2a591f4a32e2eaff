import type { Prospect } from '@vitrine/contracts/people/person.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Loading } from '@vitrine/ui/primitives/loading.tsx'
import { lazy, Suspense, useState } from 'react'
import { QueryFailure } from '../../../lib/requests/query-state.tsx'
import { loadLater } from '../../../lib/screen/load-later.ts'
import { DrawerSection } from '../drawer-section.tsx'
import { ShowcaseEvents } from './showcase-events.tsx'
import { ShowcaseLinkRow } from './showcase-link-row.tsx'
import { useShowcases } from './use-showcases.ts'

const NewShowcaseDialog = lazy(loadLater(() => import('./new-showcase-dialog.tsx')))

/** A prospect's tracked links and their events. */
export function ProspectShowcases({ prospect }: { prospect: Prospect }) {
  const showcases = useShowcases(prospect.id)
  const [making, setMaking] = useState(false)
  const { data } = showcases
  return (
    <DrawerSection title="Showcase links">
      {showcases.isPending && <Loading />}
      {showcases.isError && <QueryFailure query={showcases} failed="Failed to get prospect information" />}
      {data?.links.length === 0 && (
        <p className="text-sm text-ink-faint">
          None yet. A link opens a page with samples that you choose, and tells you what was run.
        </p>
      )}
      {data && data.links.length > 0 && (
        <ul className="flex flex-col gap-2 text-sm">
          {data.links.map((link) => (
            <ShowcaseLinkRow key={link.id} personId={prospect.id} link={link} />
          ))}
        </ul>
      )}
      {data && data.events.length > 0 && <ShowcaseEvents events={data.events} />}
      {prospect.status !== 'deleted' && (
        <Button variant="secondary" size="small" className="self-start" onClick={() => setMaking(true)}>
          New showcase link
        </Button>
      )}
      {making && (
        <Suspense fallback={null}>
          <NewShowcaseDialog prospect={prospect} onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </DrawerSection>
  )
}
