import { keysOf } from '@vitrine/basics/typed-keys.ts'
import type { Batch, BatchItemStatus } from '@vitrine/contracts/analyses/batch.ts'
import type { Tone } from '@vitrine/ui/primitives/badge.tsx'

interface Look {
  tone: Tone
  words: string
}

export const itemLooks: Record<BatchItemStatus, Look> = {
  queued: { tone: 'neutral', words: 'Waiting' },
  running: { tone: 'accent', words: 'Running' },
  succeeded: { tone: 'good', words: 'Done' },
  failed: { tone: 'bad', words: 'Failed' },
  refused: { tone: 'bad', words: 'Not run' },
  cancelled: { tone: 'neutral', words: 'Cancelled' },
}

export const batchLooks: Record<Batch['status'], Look> = {
  running: { tone: 'accent', words: 'Running' },
  finished: { tone: 'good', words: 'Finished' },
  cancelled: { tone: 'neutral', words: 'Cancelled' },
}

const said: Record<BatchItemStatus, string> = {
  succeeded: 'done',
  failed: 'failed',
  refused: 'not run',
  cancelled: 'cancelled',
  running: 'running',
  queued: 'waiting',
}

/** '12 of 20 done, 1 failed, 7 waiting'. */
export function countWords({ counts, total }: Pick<Batch, 'counts' | 'total'>): string {
  const rest = keysOf(said)
    .filter((status) => status !== 'succeeded' && counts[status] > 0)
    .map((status) => `${counts[status]} ${said[status]}`)
  return [`${counts.succeeded} of ${total} done`, ...rest].join(', ')
}

/** Percent of the items that have finished. */
export const percentOf = ({ counts, total }: Pick<Batch, 'counts' | 'total'>) =>
  total === 0 ? 100 : ((total - counts.queued - counts.running) / total) * 100
