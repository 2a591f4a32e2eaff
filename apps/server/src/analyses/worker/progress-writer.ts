import type { Progress } from '@vitrine/model-kit/run-context.ts'

const intervalMilliseconds = 500

/**
 * Writes the latest progress, at most twice a second and never in parallel; a run shorter than half a second writes
 * none.
 */
export function openProgressWriter(write: (progress: Progress) => Promise<void>) {
  let latest: Progress | null = null
  let writing = false
  const pass = async (): Promise<void> => {
    if (latest === null || writing) return
    const progress = latest
    latest = null
    writing = true
    await write(progress)
    writing = false
  }
  const timer = setInterval(() => void pass(), intervalMilliseconds)
  return {
    report: (progress: Progress): void => {
      latest = progress
    },
    stop: (): void => clearInterval(timer),
  }
}
