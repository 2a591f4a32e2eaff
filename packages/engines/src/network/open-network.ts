import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { InferenceSession } from 'onnxruntime-node'

const sessions = new Map<string, Promise<InferenceSession>>()

/**
 * Opens a network once per process. One thread each: the pool of worker processes is what uses the cores. `shared` gives it a
 * second one, where there is a second core: for a network that a person waits for and that is large enough to be divided. It
 * answers the same to the last bit.
 */
export function openNetwork(weights: URL, { shared = false } = {}): Promise<InferenceSession> {
  const known = sessions.get(weights.href)
  if (known) return known
  const opening = InferenceSession.create(fileURLToPath(weights), {
    intraOpNumThreads: shared ? Math.min(2, availableParallelism()) : 1,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    // A thread that spins while it waits would take the core of another run.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  })
  // A failed opening is forgotten, so that the next run may try again.
  opening.catch(() => sessions.delete(weights.href))
  sessions.set(weights.href, opening)
  return opening
}
