export interface PaceOptions {
  signal?: AbortSignal | undefined
  /** Called with the share that is done, 0…1. */
  progress?: ((fraction: number) => void) | undefined
}

/** Lets a long computation be followed and stopped. */
export interface Pace {
  /** Whether a tenth of a second has passed since the last pause: cheap enough to be asked in every round of a loop. */
  isDue: () => boolean
  /** Reports `fraction`, 0…1, and lets waiting events through. Rejects with the signal's reason when aborted. */
  pause: (fraction: number) => Promise<void>
}

const pauseMilliseconds = 100

/** In a loop: `if (pace.isDue()) await pace.pause(done / all)`. */
export function openPace({ signal, progress }: PaceOptions = {}): Pace {
  let last = performance.now()
  return {
    isDue: () => performance.now() - last > pauseMilliseconds,
    pause: async (fraction) => {
      progress?.(fraction)
      await new Promise((resolve) => setImmediate(resolve))
      signal?.throwIfAborted()
      last = performance.now()
    },
  }
}
