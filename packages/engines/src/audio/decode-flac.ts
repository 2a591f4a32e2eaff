import { InputError } from '@vitrine/errors/input-error.ts'
import { FLACDecoder } from '@wasm-audio-decoders/flac'
import { assertDuration, type DecodeLimits } from './decode-limits.ts'
import { id3Length } from './mpeg-header.ts'
import type { DecodedSound } from './sound.ts'

/** STREAMINFO: 20 bits of rate, 3 of channels, 5 of depth, 36 of samples; 0 samples means unknown. */
function claimedFlacSeconds(stream: Uint8Array): number | null {
  if (stream.length < 26) return null
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength)
  const rate = view.getUint32(18) >>> 12
  const samples = (view.getUint8(21) & 15) * 2 ** 32 + view.getUint32(22)
  return rate === 0 || samples === 0 ? null : samples / rate
}

/** FLAC, up to 8 channels. */
export async function decodeFlac(bytes: Uint8Array, limits: DecodeLimits): Promise<DecodedSound> {
  const stream = bytes.subarray(id3Length(bytes))
  const claimedSeconds = claimedFlacSeconds(stream)
  if (claimedSeconds !== null) assertDuration(claimedSeconds, limits)
  const decoder = new FLACDecoder()
  await decoder.ready
  try {
    const decoded = await decoder.decodeFile(stream)
    limits.signal?.throwIfAborted()
    if (decoded.samplesDecoded === 0) {
      throw new InputError('sound-damaged', 'No sound can be decoded from the FLAC file.', {
        hint: 'Check that the file plays, or export the recording again.',
      })
    }
    assertDuration(decoded.samplesDecoded / decoded.sampleRate, limits)
    return { channels: decoded.channelData, rate: decoded.sampleRate, claimedSeconds }
  } finally {
    decoder.free()
  }
}
