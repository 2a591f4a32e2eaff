import { classNames } from '@vitrine/ui/class-names.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { CoverImage } from '../../lib/catalogue/cover-image.tsx'
import { HeroAnswer } from './hero-answer.tsx'
import { heroModels } from './hero-models.ts'
import { readHeroRun } from './kept-hero-run.ts'
import { useHeroRun } from './use-hero-run.ts'
import { useTurns } from './use-turns.ts'

/** Three models alternate, with real answers; a click runs the sample of the current one. A reload resumes the run. */
export default function LiveHero({ runAtOnce }: { runAtOnce: boolean }) {
  const frame = useRef<HTMLElement>(null)
  const [kept] = useState(readHeroRun)
  const begin = Math.max(
    0,
    heroModels.findIndex(({ id }) => id === kept?.model),
  )
  const { shown, show, going, go } = useTurns(heroModels.length, frame, { begin, still: kept !== null })
  const { run, start, resume, forget } = useHeroRun()
  const model = heroModels[shown] ?? heroModels[0]
  const runNow = () => {
    go(false)
    void start(model.id)
  }
  const mounted = useRef(false)
  useEffect(() => {
    if (mounted.current) return
    mounted.current = true
    if (runAtOnce) runNow()
    else if (kept) void resume(kept)
  })
  const choose = (index: number) => {
    go(false)
    forget()
    show(index)
  }
  return (
    <section
      ref={frame}
      aria-label="Models at work"
      className="overflow-hidden rounded-card border bg-surface shadow-float"
    >
      {run.status === 'done' || run.status === 'failed' ? (
        <HeroAnswer run={run} />
      ) : (
        <CoverImage
          key={model.id}
          of={model.id}
          theme="light"
          alt={`${model.name}: ${model.alt}`}
          sizes="(min-width: 1024px) 30rem, 100vw"
          loading="eager"
          className="w-full animate-fade-in border-b"
        />
      )}
      <div className="flex h-14 items-center gap-1 px-3">
        {heroModels.map(({ id, name }, index) => (
          <button
            key={id}
            type="button"
            aria-pressed={index === shown}
            onClick={() => choose(index)}
            className={classNames(
              'h-9 rounded-control px-2 text-sm font-medium transition-colors sm:px-2.5',
              index === shown ? 'bg-accent-soft text-accent' : 'text-ink-soft hover:bg-sunken hover:text-ink',
            )}
          >
            {name}
          </button>
        ))}
        <button
          type="button"
          aria-label={going ? 'Stop taking turns' : 'Take turns'}
          onClick={() => {
            if (!going) forget()
            go(!going)
          }}
          className="ml-auto flex size-9 items-center justify-center rounded-control text-ink-faint hover:bg-sunken hover:text-ink"
        >
          {going ? <Pause aria-hidden="true" className="size-4" /> : <Play aria-hidden="true" className="size-4" />}
        </button>
      </div>
      <div className="flex items-center gap-3 border-t p-4">
        <Button busy={run.status === 'running'} onClick={runNow}>
          {run.status === 'done' ? 'Run it again' : 'Run this sample now'}
        </Button>
        <p role="status" className="text-[13px] text-ink-faint">
          {run.status === 'running' && 'Running on this server …'}
          {run.status === 'done' && `Answered in ${run.seconds.toFixed(1)} s`}
        </p>
      </div>
    </section>
  )
}
