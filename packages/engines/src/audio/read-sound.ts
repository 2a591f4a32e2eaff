import { InputError } from '@vitrine/errors/input-error.ts'
import { decodeFlac } from './decode-flac.ts'
import { assertDuration, type DecodeLimits } from './decode-limits.ts'
import { decodeMp3 } from './decode-mp3.ts'
import { decodeWav } from './decode-wav.ts'
import { decodeWithFfmpeg } from './decode-with-ffmpeg.ts'
import { mixDown } from './mix-down.ts'
import { resampleInSteps } from './resample.ts'
import { sniffSound } from './sniff-sound.ts'
import type { DecodedSound, Sound, SoundFormat } from './sound.ts'

export interface ReadSoundOptions extends DecodeLimits {
  /** Samples per second that the engine works on. */
  rate: number
  /** Shorter sounds are refused. */
  minSeconds: number
  /** Path of the ffmpeg command, for MP4 and Ogg; null where those are not read. */
  ffmpeg?: string | null
}

/** Less than this share of the claimed length is worth a note; encoders pad by a frame or two. */
const wholeShare = 0.97

type Decoder = (bytes: Uint8Array, options: ReadSoundOptions) => DecodedSound | Promise<DecodedSound>

const viaFfmpeg =
  (format: SoundFormat): Decoder =>
  (bytes, options) =>
    decodeWithFfmpeg(bytes, format, options.rate, options.ffmpeg ?? null, options)

const decoders: { [Format in SoundFormat]: Decoder } = {
  wav: decodeWav,
  mp3: decodeMp3,
  flac: decodeFlac,
  mp4: viaFfmpeg('mp4'),
  ogg: viaFfmpeg('ogg'),
}

const isCut = (seconds: number, claimed: number | null) => claimed !== null && seconds < claimed * wholeShare

function tooShort(seconds: number, minSeconds: number, claimed: number | null): InputError {
  const length = `${seconds.toFixed(2)} seconds`
  if (isCut(seconds, claimed)) {
    return new InputError('sound-damaged', `The file is cut off: only ${length} of sound are left in it.`, {
      hint: 'Copy or export the recording again.',
    })
  }
  return new InputError(
    'sound-too-short',
    `The recording holds ${length} of sound; at least ${minSeconds} are needed.`,
    {
      hint: 'Record for longer.',
    },
  )
}

function notesOf(seconds: number, { claimedSeconds }: DecodedSound): string[] {
  if (!isCut(seconds, claimedSeconds)) return []
  return [
    `The file is cut off: it announces ${claimedSeconds?.toFixed(1)} seconds and holds ${seconds.toFixed(1)}. What is there was analysed.`,
  ]
}

/**
 * Any sound file as mono at one rate: WAV, MP3 and FLAC in this process, MP4 (m4a) and Ogg by the ffmpeg command.
 * A file that was cut off is read as far as it goes, with a note.
 * Throws InputError type-unsupported, sound-damaged, sound-too-short or duration-limit; Unavailable engine-missing.
 */
export async function readSound(bytes: Uint8Array, options: ReadSoundOptions): Promise<Sound> {
  const format = sniffSound(bytes)
  if (format === null) {
    throw new InputError('type-unsupported', 'The file is not a sound file that can be read, whatever its name says.', {
      hint: 'Upload an MP3 or WAV recording.',
    })
  }
  // Either part takes about as long as the other.
  const half = (part: 0 | 1) => ({ ...options, progress: (done: number) => options.progress?.((part + done) / 2) })
  const decoded = await decoders[format](bytes, half(0))
  const length = decoded.channels[0]?.length ?? 0
  const seconds = length / decoded.rate
  assertDuration(seconds, options)
  if (seconds < options.minSeconds) throw tooShort(seconds, options.minSeconds, decoded.claimedSeconds)
  const rates = { from: decoded.rate, to: options.rate }
  const samples = await resampleInSteps(mixDown(decoded.channels), rates, half(1))
  return { samples, rate: options.rate, seconds: samples.length / options.rate, notes: notesOf(seconds, decoded) }
}
