import { counted } from '@vitrine/basics/wording.ts'
import type { Prospect } from '@vitrine/contracts/people/person.ts'
import type { Activity } from '@vitrine/contracts/people/pipeline.ts'
import { Badge, type Tone } from '@vitrine/ui/primitives/badge.tsx'
import { useCatalogue } from '../../../lib/catalogue/catalogue.ts'
import { Moment } from '../../../lib/screen/dated.tsx'
import { DrawerSection } from '../drawer-section.tsx'

function lookOf({ kind, succeeded, verdict }: Activity): { words: string; tone: Tone } {
  if (kind === 'ran') return succeeded ? { words: 'answered', tone: 'good' } : { words: 'failed', tone: 'bad' }
  if (verdict === 'right') return { words: 'said: right', tone: 'good' }
  return { words: `said: ${verdict}`, tone: verdict === 'partly' ? 'warning' : 'bad' }
}

/** For each model: how often it ran, failed, and was rated right. */
function countsOf(activity: readonly Activity[]) {
  const counts = new Map<string, { ran: number; failed: number; liked: number }>()
  for (const { modelId, kind, succeeded, verdict } of activity) {
    const { ran, failed, liked } = counts.get(modelId) ?? { ran: 0, failed: 0, liked: 0 }
    counts.set(modelId, {
      ran: ran + (kind === 'ran' ? 1 : 0),
      failed: failed + (kind === 'ran' && !succeeded ? 1 : 0),
      liked: liked + (verdict === 'right' ? 1 : 0),
    })
  }
  return [...counts].sort(([, one], [, two]) => two.ran - one.ran)
}

/** An account's runs and feedback. */
export function ActivitySection({ prospect: { activity, role } }: { prospect: Prospect }) {
  const catalogue = useCatalogue()
  const titleOf = (modelId: string) => catalogue.data?.models.find(({ id }) => id === modelId)?.title ?? modelId
  if (role === null) return null
  return (
    <DrawerSection title="Ran, liked, failed at">
      {activity.length === 0 && <p className="text-sm text-ink-faint">Nothing was run yet.</p>}
      <ul className="flex flex-wrap gap-1.5 empty:hidden">
        {countsOf(activity).map(([modelId, { ran, failed, liked }]) => (
          <li key={modelId}>
            <Badge tone={failed > 0 ? 'warning' : 'neutral'}>
              {titleOf(modelId)}: {counted(ran, 'run')}
              {failed > 0 && `, ${failed} failed`}
              {liked > 0 && `, ${liked} liked`}
            </Badge>
          </li>
        ))}
      </ul>
      {activity.length > 0 && (
        // It scrolls, so it must be reachable by keyboard.
        <div
          tabIndex={0}
          role="group"
          aria-label="What was run"
          className="max-h-72 overflow-y-auto scroll-edges-raised text-sm"
        >
          <ol className="flex flex-col gap-2">
            {activity.map((one) => (
              <li key={`${one.at}-${one.kind}-${one.modelId}`} className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="min-w-0 break-words">
                  {titleOf(one.modelId)}
                  {one.sample !== null && (one.sample ? ', a sample' : ', an input of their own')}
                </span>
                <Badge tone={lookOf(one).tone}>{lookOf(one).words}</Badge>
                <Moment at={one.at} className="ml-auto text-[13px] text-ink-faint" />
                {one.comment && <p className="w-full text-[13px] break-words text-ink-soft">{one.comment}</p>}
              </li>
            ))}
          </ol>
        </div>
      )}
    </DrawerSection>
  )
}
