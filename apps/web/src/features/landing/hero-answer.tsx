import { Link } from 'react-router'
import type { useHeroRun } from './use-hero-run.ts'

type Ended = Extract<ReturnType<typeof useHeroRun>['run'], { status: 'done' | 'failed' }>

/** A run's first lines, as high as the cover that they replace. */
export function HeroAnswer({ run }: { run: Ended }) {
  return (
    <div className="flex aspect-[8/5] animate-fade-in flex-col gap-3 overflow-y-auto scroll-edges-surface border-b p-5">
      {run.status === 'failed' ? (
        <p role="alert" className="text-sm text-bad">
          {run.words}
        </p>
      ) : (
        <>
          <p className="font-semibold text-pretty">{run.summary}</p>
          <dl className="grid grid-cols-[minmax(6rem,1fr)_minmax(0,auto)] gap-x-5 gap-y-1.5 text-sm sm:grid-cols-[auto_1fr]">
            {run.lines.map(({ label, value }) => (
              <div key={label} className="contents">
                <dt className="text-ink-faint">{label}</dt>
                <dd className="font-medium break-words">{value}</dd>
              </div>
            ))}
          </dl>
          <Link to={run.path} className="mt-auto w-fit rounded text-sm font-medium text-accent hover:underline">
            See the whole result
          </Link>
        </>
      )}
    </div>
  )
}
