import { fork } from 'node:child_process'

export interface BareEngine {
  /** Runs the model's first sample; resolves to the milliseconds that it took in its process. */
  run: () => Promise<number>
  stop: () => void
}

const entry = new URL('./bare-engine-process.ts', import.meta.url).pathname

/**
 * A model's engine in a process of its own, as in the server: in this one, which holds all engines that were measured before,
 * starting ffmpeg and collecting garbage take longer.
 */
export function startBareEngine(modelId: string): BareEngine {
  const child = fork(entry, [modelId], { execArgv: [] })
  return {
    run: () => {
      const { promise, resolve, reject } = Promise.withResolvers<number>()
      const ended = () => reject(new Error(`The bare engine of ${modelId} ended.`))
      child.once('exit', ended)
      child.once('message', (milliseconds) => {
        child.off('exit', ended)
        resolve(Number(milliseconds))
      })
      child.send('run')
      return promise
    },
    stop: () => void child.kill(),
  }
}
