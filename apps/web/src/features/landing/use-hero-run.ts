import { useEffect, useRef, useState } from 'react'
import { resultPath } from '../../lib/catalogue/model-paths.ts'
import { firstLines } from './first-lines.ts'

type HeroRun =
  | { status: 'none' }
  | { status: 'running' }
  | { status: 'failed'; words: string }
  | { status: 'done'; summary: string; lines: ReturnType<typeof firstLines>; path: string; seconds: number }

const secondsOf = (start: string | null, end: string | null) =>
  start && end ? (Date.parse(end) - Date.parse(start)) / 1000 : 0

/** A sample's run from the hero; `forget` drops it, also while it is under way. */
export function useHeroRun() {
  const [run, setRun] = useState<HeroRun>({ status: 'none' })
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])

  const forget = () => {
    abort.current?.abort()
    setRun({ status: 'none' })
  }
  const start = async (id: string) => {
    abort.current?.abort()
    const { signal } = (abort.current = new AbortController())
    setRun({ status: 'running' })
    try {
      // The typed client is for those who run something.
      const { runFirstSample } = await import('../../lib/analyses/run-first-sample.ts')
      const { model, analysis } = await runFirstSample(id, signal)
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
      setRun({ status: 'failed', words: error instanceof Error ? error.message : 'Unknown error occurred' })
    }
  }
  return { run, start, forget }
}
