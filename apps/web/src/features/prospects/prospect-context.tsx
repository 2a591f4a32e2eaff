import type { RequestContext } from '@vitrine/contracts/people/person.ts'
import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { useCatalogue } from '../../lib/catalogue/catalogue.ts'
import { DrawerSection } from './drawer-section.tsx'

/** What the visitor had looked at before the request; known only with their consent. */
export function ProspectContext({ context }: { context: RequestContext | null }) {
  const catalogue = useCatalogue()
  const titleOf = (id: string) => catalogue.data?.models.find((model) => model.id === id)?.title ?? id
  if (!context) {
    return (
      <DrawerSection title="Before the request">
        <p className="text-sm text-ink-faint">Not known: it is kept only when the visitor agrees.</p>
      </DrawerSection>
    )
  }
  const { page, models = [], samples = [] } = context
  const lists = [
    { label: 'Samples tried', entries: samples.map(({ model, sample }) => `${titleOf(model)}: ${sample}`) },
    { label: 'Models opened', entries: models.map(titleOf) },
  ].filter(({ entries }) => entries.length > 0)
  return (
    <DrawerSection title="Before the request">
      {page && (
        <p className="text-sm text-ink-soft">
          Asked from <code className="rounded bg-sunken px-1.5 py-0.5 text-[13px]">{page}</code>
        </p>
      )}
      {lists.map(({ label, entries }) => (
        <div key={label}>
          <p className="mb-1.5 text-[13px] text-ink-faint">{label}</p>
          <ul className="flex flex-wrap gap-1.5">
            {entries.map((entry) => (
              <li key={entry} className="max-w-full truncate">
                <Badge>{entry}</Badge>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {!page && lists.length === 0 && <p className="text-sm text-ink-faint">Nothing was opened before.</p>}
    </DrawerSection>
  )
}
