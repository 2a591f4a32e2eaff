import { Link } from 'react-router'
import type { useHeroRun } from './use-hero-run.ts'

type Ended = Extract<ReturnType<typeof useHeroRun>['run'], { status: 'done' | 'failed' }>

/** A run's first lines, as high as the cover that they replace. */
export function HeroAnswer({ run }: { run: Ended }) {
  return (
    <div className="flex aspect-[8/5] animate-fade-in flex-col border-b">
      {run.status === 'failed' ? (
        <p role="alert" className="overflow-y-auto scroll-edges-surface p-5 text-sm text-bad">
          {run.words}
        </p>
      ) : (
        <>
          {/* It may scroll, so it must be reachable by keyboard. */}
          <div
            tabIndex={0}
            role="group"
            aria-label="First lines of the answer"
            className="min-h-0 flex-1 overflow-y-auto scroll-edges-surface px-5 pt-5"
          >
            <p className="font-semibold text-pretty">{run.summary}</p>
            <dl className="mt-3 grid grid-cols-[minmax(6rem,1fr)_minmax(0,auto)] gap-x-5 gap-y-1.5 text-sm sm:grid-cols-[auto_1fr]">
              {run.lines.map(({ label, value }) => (
                <div key={label} className="contents">
                  <dt className="text-ink-faint">{label}</dt>
                  <dd className="font-medium break-words">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          {/* Not within what scrolls: on a phone it would be out of sight. */}
          <Link to={run.path} className="mx-5 mt-2 mb-4 w-fit rounded text-sm font-medium text-accent hover:underline">
            See the whole result
          </Link>
        </>
      )}
    </div>
  )
}
