/** Sound as it came out of its container, one array per channel, samples −1…1. */
export interface DecodedSound {
  channels: readonly Float32Array[]
  /** Samples per second and channel. */
  rate: number
  /** Length that the file itself claims, seconds; null where it makes no claim. */
  claimedSeconds: number | null
}

/** Mono sound at the rate that an engine asked for. */
export interface Sound {
  samples: Float32Array
  rate: number
  seconds: number
  /** What a reader of the result should know of the file, in sentences. */
  notes: readonly string[]
}

/** Containers recognised by their content; `mp4` includes m4a. */
export type SoundFormat = 'wav' | 'mp3' | 'flac' | 'mp4' | 'ogg'
