import { clockTime } from '@vitrine/basics/clock-time.ts'
import type { AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Progress } from '@vitrine/ui/primitives/progress.tsx'
import { useEffect, useState } from 'react'
import { useOnline } from '../screen/use-online.ts'

function stageOf(state: AnalysisState | null) {
  if (!state) return 'Sending'
  if (state.status !== 'queued') return state.stage ?? 'Working'
  if (!state.queuePlace) return 'Next in the queue'
  return state.queuePlace === 1 ? 'One analysis is ahead' : `${state.queuePlace} analyses are ahead`
}

/** With several waiting, explains why others go first and how many more may wait. */
function turnsOf(state: AnalysisState | null) {
  if (state?.status !== 'queued' || (state.ownWaiting ?? 0) < 2) return null
  const most = state.quota === null ? '' : ` of at most ${state.quota}`
  return `${state.ownWaiting}${most} are yours. Everybody who waits gets a turn.`
}

/** '0:12 of about 0:20'; once that is over, it says no more than that it is. */
function timeWords(elapsed: number, estimateSeconds: number | null): string {
  if (estimateSeconds === null) return clockTime(elapsed)
  const estimate = Math.max(1, estimateSeconds)
  return `${clockTime(elapsed)}${elapsed < estimate + 1 ? ` of about ${clockTime(estimate)}` : ', longer than usual'}`
}

function useElapsed(since: number) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, (now - since) / 1000)
}

interface RunProgressProps {
  state: AnalysisState | null
  onCancel: (() => void) | null
}

/** A run's progress: its stage, the elapsed time, and a cancel button. */
export function RunProgress({ state, onCancel }: RunProgressProps) {
  const [began] = useState(Date.now)
  const elapsed = useElapsed(state ? Math.min(began, Date.parse(state.createdAt)) : began)
  const online = useOnline()
  const stage = online ? stageOf(state) : 'You are offline'
  const turns = turnsOf(state)
  return (
    <section aria-label="Progress" className="flex flex-col gap-3 rounded-card border bg-surface p-5">
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="text-sm font-medium">
          {stage}
        </p>
        <p className="text-sm text-ink-faint tabular-nums">{timeWords(elapsed, state?.estimateSeconds ?? null)}</p>
      </div>
      {!online && (
        <p className="text-[13px] text-ink-faint">
          {state ? 'The run goes on, and shows here when the connection is back.' : 'Nothing was sent yet.'}
        </p>
      )}
      {turns && <p className="text-[13px] text-ink-faint">{turns}</p>}
      <Progress percent={state?.percent ?? null} label={stage} />
      {onCancel && (
        <div className="flex justify-end">
          <Button variant="secondary" size="small" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
    </section>
  )
}
