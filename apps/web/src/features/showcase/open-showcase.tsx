import { counted } from '@vitrine/basics/wording.ts'
import type { Showcase } from '@vitrine/contracts/people/showcase.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { Loading } from '@vitrine/ui/primitives/loading.tsx'
import { useEffect, useRef } from 'react'
import { RunProgress } from '../../lib/analyses/run-progress.tsx'
import { useCatalogue } from '../../lib/catalogue/catalogue.ts'
import { QueryFailure } from '../../lib/requests/query-state.tsx'
import { dialogs } from '../../lib/screen/dialogs.ts'
import { day } from '../../lib/screen/moment.ts'
import { ShareShowcase } from './share-showcase.tsx'
import { ShowcaseModel } from './showcase-model.tsx'
import { useShowcaseRun } from './use-showcase-run.ts'

interface OpenShowcaseProps {
  token: string
  showcase: Extract<Showcase, { state: 'open' }>
  /** Called when a run was counted, or refused because none is left. */
  onCounted: () => void
}

const runsLeftWords = (left: number) => `${counted(left, 'run')} left`

/** The page that sales made for a prospect. */
export function OpenShowcase({ token, showcase, onCounted }: OpenShowcaseProps) {
  const catalogue = useCatalogue()
  const models = catalogue.data?.models ?? []
  const run = useShowcaseRun(token, models, onCounted)
  const { name, greeting, madeBy, items, runsLeft, expiresAt } = showcase
  const progress = useRef<HTMLDivElement>(null)
  // The button that was pressed may be far below.
  useEffect(() => {
    if (run.running) progress.current?.scrollIntoView({ block: 'nearest' })
  }, [run.running])
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8 px-6 py-12">
      <header className="flex flex-col gap-4">
        <h1 className="text-3xl font-semibold tracking-tight">{name ? `Chosen for ${name}` : 'Chosen for you'}</h1>
        {greeting && <p className="max-w-2xl whitespace-pre-line text-ink-soft">{greeting}</p>}
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-faint">
          {madeBy && <span>From {madeBy}</span>}
          <span>Open until {day.format(new Date(expiresAt))}</span>
          <span role="status">{runsLeftWords(runsLeft)}</span>
        </p>
        <div className="-ml-3">
          <ShareShowcase token={token} />
        </div>
      </header>
      <div ref={progress} className="flex scroll-mt-24 flex-col gap-3 empty:hidden">
        {run.fault && <ErrorNotice message={run.fault.message} hint={run.fault.hint} />}
        {run.running && <RunProgress state={run.state} onCancel={null} />}
        {runsLeft === 0 && !run.running && !run.fault && (
          <ErrorNotice message="All runs of this link are used." hint="Request a demo to see more." />
        )}
      </div>
      {catalogue.isPending && <Loading />}
      {catalogue.isError && <QueryFailure query={catalogue} />}
      {items.map((item) => {
        const model = models.find(({ id }) => id === item.model)
        return (
          model && (
            <ShowcaseModel
              key={item.model}
              item={item}
              model={model}
              disabled={run.running || runsLeft === 0}
              onRun={(sample) => run.start({ model: model.id, sample })}
            />
          )
        )
      })}
      <footer className="flex flex-wrap items-center justify-between gap-4 border-t pt-6">
        <p className="max-w-xl text-[13px] text-ink-faint">
          Each run is a real one. The person who sent you this link sees when it was opened and which samples were run,
          not from where.
        </p>
        <Button onClick={() => dialogs.open({ kind: 'request-access', product: null })}>Request a demo</Button>
      </footer>
    </div>
  )
}
