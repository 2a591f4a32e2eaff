import { Worker } from 'node:worker_threads'
import type { Tensor } from 'onnxruntime-node'
import { plainOf, type ThreadAnswer, type ThreadRun, tensorsOf } from './plain-tensors.ts'

type Tensors = Readonly<Record<string, Tensor>>
type Run = (feeds: Tensors) => Promise<Tensors>

const threads = new Map<string, Run>()

function startThread({ href }: URL): Run {
  const thread = new Worker(new URL('./network-thread.ts', import.meta.url), { workerData: href })
  const waiting = new Map<number, PromiseWithResolvers<Tensors>>()
  let runs = 0
  const settle = (run: number, how: (promised: PromiseWithResolvers<Tensors>) => void) => {
    const promised = waiting.get(run)
    waiting.delete(run)
    // An idle thread must not keep its process from ending.
    if (waiting.size === 0) thread.unref()
    if (promised) how(promised)
  }
  thread.on('message', (message: ThreadAnswer) =>
    settle(message.run, ({ resolve, reject }) =>
      'outputs' in message ? resolve(tensorsOf(message.outputs)) : reject(message.error),
    ),
  )
  const end = (error: Error) => {
    // The next run starts another thread.
    threads.delete(href)
    for (const run of waiting.keys()) settle(run, ({ reject }) => reject(error))
  }
  thread.on('error', end)
  thread.on('exit', () => end(new Error('A network’s thread ended.')))
  thread.unref()
  return (feeds) => {
    const promised = Promise.withResolvers<Tensors>()
    const run = ++runs
    waiting.set(run, promised)
    thread.ref()
    thread.postMessage({ run, feeds: plainOf(feeds) } satisfies ThreadRun)
    return promised.promise
  }
}

/**
 * Runs a network whose inputs and outputs are float32 on a thread of its own, which stays for further runs. A session of onnxruntime runs on the thread that called it, although it returns a promise; on its own thread it runs in parallel with the networks of `openNetwork`. Rejects if the network cannot be opened or run.
 */
export function runAside(weights: URL, feeds: Tensors): Promise<Tensors> {
  const run = threads.get(weights.href) ?? startThread(weights)
  threads.set(weights.href, run)
  return run(feeds)
}
