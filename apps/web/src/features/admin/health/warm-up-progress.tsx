import type { WarmUp } from '@vitrine/contracts/administration/administration.ts'
import { Progress } from '@vitrine/ui/primitives/progress.tsx'

/** How many engines of all workers are loaded so far. */
export function WarmUpProgress({ warmUp: { workers } }: { warmUp: WarmUp }) {
  const total = workers.reduce((sum, worker) => sum + worker.total, 0)
  const done = workers.reduce((sum, { engines }) => sum + engines.length, 0)
  const words = total === 0 ? 'Waiting for the workers' : `${done} of ${total} engines loaded`
  return (
    <div className="flex max-w-xl flex-col gap-2">
      <p role="status" className="text-sm">
        {words}
      </p>
      <Progress percent={total === 0 ? null : (done / total) * 100} label={words} />
    </div>
  )
}
