import { Worker } from 'node:worker_threads'
import type { Model } from '@vitrine/model-kit/model.ts'

export interface Wish {
  id: number
  words: string
}

export interface Comparison {
  id: number
  /** By model, −1…1. */
  likeness: number[]
}

/** After this time without a wish the thread ends: what it holds takes some 145 MB. */
const restMilliseconds = 10 * 60_000

/** Wishes whose comparison is kept: many people type the same. */
const kept = 500

/** What a model's own page says of it. */
const textsOf = ({ title, description, footer, capabilities, work }: Model): string[] => [
  title,
  `${title}: ${description}`,
  footer,
  ...capabilities.map((capability) => `${title}: ${capability}`),
  ...(work?.samples ?? []).map((sample) => sample.description),
]

/**
 * Compares wishes in a buyer's words with what the models' pages say, by the sentence encoder; likeness by model, in their order. The
 * encoder runs on a thread of its own, which the first wish starts (about a second): the caller's goes on answering others.
 */
export function meaningOf(models: readonly Model[]): (words: string) => Promise<number[]> {
  const known = new Map<string, Promise<number[]>>()
  const waiting = new Map<number, PromiseWithResolvers<number[]>>()
  let thread: Worker | undefined
  let rest: NodeJS.Timeout | undefined
  let wishes = 0

  /** A thread that was sent to rest ends when another may already be at work. */
  const fail = (ended: Worker, reason: unknown) => {
    if (thread !== ended) return
    thread = undefined
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }
  const start = () => {
    const started = new Worker(new URL('./meaning-thread.ts', import.meta.url), { workerData: models.map(textsOf) })
    started.on('message', ({ id, likeness }: Comparison) => {
      waiting.get(id)?.resolve(likeness)
      waiting.delete(id)
    })
    started.on('error', (error) => fail(started, error))
    started.on('exit', () => fail(started, new Error('The thread that compares meanings ended.')))
    started.unref()
    return started
  }

  const sendToRest = () => {
    void thread?.terminate()
    thread = undefined
  }
  const compare = (words: string) => {
    const promised = Promise.withResolvers<number[]>()
    const id = ++wishes
    waiting.set(id, promised)
    thread ??= start()
    thread.postMessage({ id, words } satisfies Wish)
    clearTimeout(rest)
    rest = setTimeout(sendToRest, restMilliseconds).unref()
    return promised.promise
  }

  return (words) => {
    const earlier = known.get(words)
    if (earlier) return earlier
    const comparison = compare(words)
    comparison.catch(() => known.delete(words))
    known.set(words, comparison)
    const [oldest] = known.keys()
    if (known.size > kept && oldest !== undefined) known.delete(oldest)
    return comparison
  }
}
