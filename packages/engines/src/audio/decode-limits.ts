import { InputError } from '@vitrine/errors/input-error.ts'

export interface DecodeLimits {
  /** Longer sounds are refused: memory and time grow with the length, and 5 MB of MP3 can hold hours. */
  maxSeconds: number
  signal?: AbortSignal
}

export function assertDuration(seconds: number, { maxSeconds }: DecodeLimits): void {
  if (seconds <= maxSeconds) return
  const limit = maxSeconds < 120 ? `${maxSeconds} seconds` : `${Math.round(maxSeconds / 60)} minutes`
  throw new InputError('duration-limit', `The recording is longer than ${limit}, the most that is analysed at once.`, {
    hint: `Cut it into parts of up to ${limit}.`,
  })
}
