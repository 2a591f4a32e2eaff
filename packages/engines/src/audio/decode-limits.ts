import { InputError } from '@vitrine/errors/input-error.ts'

/** Context of long work: it ends soon after the signal aborts, and reports its progress, 0…1, several times a second. */
export interface LongWork {
  signal?: AbortSignal
  progress?: (done: number) => void
}

export interface DecodeLimits extends LongWork {
  /** Longer sounds are refused: memory and time grow with the length, and 5 MB of MP3 can hold hours. */
  maxSeconds: number
}

export function assertDuration(seconds: number, { maxSeconds }: DecodeLimits): void {
  if (seconds <= maxSeconds) return
  const limit = maxSeconds < 120 ? `${maxSeconds} seconds` : `${Math.round(maxSeconds / 60)} minutes`
  throw new InputError('duration-limit', `The recording is longer than ${limit}, the most that is analysed at once.`, {
    hint: `Cut it into parts of up to ${limit}.`,
  })
}
