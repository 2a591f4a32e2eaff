import type { Stage } from '@vitrine/contracts/people/pipeline.ts'
import { RowSkeletons } from '@vitrine/ui/primitives/row-skeletons.tsx'
import { stageWords } from '../../../lib/people/stage-words.ts'
import { usePeople } from '../../../lib/people/use-people.ts'
import { QueryFailure } from '../../../lib/requests/query-state.tsx'
import type { ProspectView } from '../use-prospect-view.ts'
import { BoardCard } from './board-card.tsx'
import type { Moving } from './moving.ts'

const mostCards = 50

interface StageColumnProps extends Moving {
  stage: Stage
  view: ProspectView
}

/** The prospects of one stage, newest first; staff are not included. */
export function StageColumn({ stage, view, moved, onMove }: StageColumnProps) {
  const people = usePeople({ ...view.filters, stage, staff: 'no', limit: mostCards })
  const total = people.data?.total ?? 0
  return (
    <section aria-labelledby={`stage-${stage}`} className="flex flex-col gap-3 rounded-card border bg-sunken p-3">
      <h2 id={`stage-${stage}`} className="flex items-baseline gap-2 text-sm font-semibold">
        {stageWords[stage]}
        {people.data && <span className="text-[13px] font-normal text-ink-faint">{total.toLocaleString('en')}</span>}
      </h2>
      {people.isPending && <RowSkeletons />}
      {people.isError && <QueryFailure query={people} failed="Failed to get prospect information" />}
      {people.data?.items.length === 0 && <p className="text-[13px] text-ink-faint">Nobody.</p>}
      <ul className="flex flex-col gap-2 empty:hidden">
        {people.data?.items.map((person) => (
          <BoardCard key={person.id} person={person} view={view} moved={moved} onMove={onMove} />
        ))}
      </ul>
      {total > mostCards && (
        <p className="text-[13px] text-ink-faint">The newest {mostCards} are shown; filters narrow them down.</p>
      )}
    </section>
  )
}
