import { setImmediate as nextTurn } from 'node:timers/promises'
import { InputError } from '@vitrine/errors/input-error.ts'
import { MPEGDecoder } from 'mpg123-decoder'
import type { DecodeLimits } from './decode-limits.ts'
import { assertDuration } from './decode-limits.ts'
import { joinSamples } from './join-samples.ts'
import { mixDown } from './mix-down.ts'
import { claimedMpegSeconds } from './mpeg-header.ts'
import type { DecodedSound } from './sound.ts'

/** Bytes per step: small enough to stop soon, and to mix down before both channels of a long file are in memory. */
const step = 65_536

/** MPEG layer I to III, mixed down to mono. What follows a damaged frame is still decoded. */
export async function decodeMp3(bytes: Uint8Array, limits: DecodeLimits): Promise<DecodedSound> {
  const claimedSeconds = claimedMpegSeconds(bytes)
  if (claimedSeconds !== null) assertDuration(claimedSeconds, limits)
  const decoder = new MPEGDecoder()
  await decoder.ready
  try {
    const parts: Float32Array[] = []
    let rate = 0
    let length = 0
    for (let offset = 0; offset < bytes.length; offset += step) {
      // Decoding half an hour takes seconds: without yielding in between, a cancellation would not be seen.
      await nextTurn()
      limits.signal?.throwIfAborted()
      limits.progress?.(offset / bytes.length)
      const decoded = decoder.decode(bytes.subarray(offset, offset + step))
      if (decoded.samplesDecoded === 0) continue
      rate = decoded.sampleRate
      parts.push(mixDown(decoded.channelData))
      length += decoded.samplesDecoded
      assertDuration(length / rate, limits)
    }
    if (length === 0) {
      throw new InputError('sound-damaged', 'No sound can be decoded from the MP3 file.', {
        hint: 'Check that the file plays, or export the recording again.',
      })
    }
    return { channels: [joinSamples(parts)], rate, claimedSeconds }
  } finally {
    decoder.free()
  }
}
