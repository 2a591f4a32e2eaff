import { fileURLToPath } from 'node:url'
import { InferenceSession } from 'onnxruntime-node'

const sessions = new Map<string, Promise<InferenceSession>>()

/** Opens a network once per process. One thread each: the pool of worker processes is what uses the cores. */
export function openNetwork(weights: URL): Promise<InferenceSession> {
  const known = sessions.get(weights.href)
  if (known) return known
  const opening = InferenceSession.create(fileURLToPath(weights), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
  })
  // A failed opening is forgotten, so that the next run may try again.
  opening.catch(() => sessions.delete(weights.href))
  sessions.set(weights.href, opening)
  return opening
}
