import { CallError } from '@vitrine/contracts/calls/call-error.ts'
import { failureWords } from '@vitrine/contracts/calls/failure-words.ts'
import { useEffect, useRef, useState } from 'react'
import { resultPath } from '../../lib/catalogue/model-paths.ts'
import { firstLines } from './first-lines.ts'
import { dropHeroRun, type KeptHeroRun, keepHeroRun } from './kept-hero-run.ts'

type HeroRun =
  | { status: 'none' }
  | { status: 'running' }
  | { status: 'failed'; words: string }
  | { status: 'done'; summary: string; lines: ReturnType<typeof firstLines>; path: string; seconds: number }

const secondsOf = (start: string | null, end: string | null) =>
  start && end ? (Date.parse(end) - Date.parse(start)) / 1000 : 0

/** The run was deleted, or belongs to somebody who has signed out: no reason to show an error. */
const isGone = (error: unknown) => error instanceof CallError && error.status === 404

/** A sample's run from the hero; `resume` continues one after a reload, `forget` drops it, also while it is running. */
export function useHeroRun() {
  const [run, setRun] = useState<HeroRun>({ status: 'none' })
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])

  const forget = () => {
    abort.current?.abort()
    dropHeroRun()
    setRun({ status: 'none' })
  }
  const resume = async (kept: KeptHeroRun) => {
    abort.current?.abort()
    const { signal } = (abort.current = new AbortController())
    setRun({ status: 'running' })
    try {
      // The typed client is loaded only for runs.
      const { runFirstSample } = await import('../../lib/analyses/run-first-sample.ts')
      keepHeroRun(kept)
      const { model, analysis } = await runFirstSample(kept, {
        signal,
        onStarted: (started) => keepHeroRun({ ...kept, analysis: started }),
      })
      if (signal.aborted) return
      setRun({
        status: 'done',
        summary: analysis.summary ?? analysis.modelTitle,
        lines: firstLines(analysis.blocks),
        path: resultPath(model, analysis.id),
        seconds: secondsOf(analysis.startedAt, analysis.finishedAt),
      })
    } catch (error) {
      if (signal.aborted) return
      // Without an answer the server may still have it: a reload asks again.
      if (!(error instanceof CallError && error.status === 0)) dropHeroRun()
      if (kept.analysis !== null && isGone(error)) return setRun({ status: 'none' })
      setRun({ status: 'failed', words: failureWords(error) })
    }
  }
  const start = (model: string) => resume({ model, key: crypto.randomUUID(), analysis: null })
  return { run, start, resume, forget }
}
