import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '@vitrine/basics/at.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { Unavailable } from '@vitrine/errors/unavailable.ts'
import { assertDuration, type DecodeLimits } from './decode-limits.ts'
import { decodeWav } from './decode-wav.ts'
import { runLimited } from './limited-command.ts'
import type { DecodedSound, SoundFormat } from './sound.ts'

/** Half an hour of sound takes a few seconds. */
const longestDecoding = 120

const missing = (format: SoundFormat) =>
  new Unavailable(
    'engine-missing',
    `Reading ${format.toUpperCase()} sound needs the ffmpeg command, which is not here.`,
    {
      hint: 'Install ffmpeg on the server, or upload the recording as MP3 or WAV.',
    },
  )

/**
 * Sound of a container that only the `ffmpeg` command reads, mixed down to mono at `rate`.
 * `format` is the format detected from the bytes: ffmpeg must not guess it, since some of its readers open other files.
 */
export async function decodeWithFfmpeg(
  bytes: Uint8Array,
  format: SoundFormat,
  rate: number,
  command: string | null,
  limits: DecodeLimits,
): Promise<DecodedSound> {
  if (command === null) throw missing(format)
  const folder = await mkdtemp(join(tmpdir(), 'sound-'))
  try {
    // An MP4 may keep its index at the end, so that it cannot be read from a pipe.
    const file = join(folder, 'input')
    await writeFile(file, bytes)
    const output = ['-map', '0:a:0', '-ac', '1', '-ar', String(rate), '-t', String(limits.maxSeconds + 1)]
    const input = ['-protocol_whitelist', 'file,pipe', '-f', format, '-i', file]
    const options = ['-nostdin', '-v', 'error', '-threads', '1']
    const { found, output: wav } = await runLimited(command, [...options, ...input, ...output, '-f', 'wav', 'pipe:1'], {
      signal: limits.signal ?? new AbortController().signal,
      seconds: longestDecoding,
      // 16 bit mono, a second more than may be.
      mostBytes: (limits.maxSeconds + 2) * rate * 2 + 4096,
    })
    if (!found) throw missing(format)
    if (wav.length <= 44) {
      throw new InputError('sound-damaged', `No sound can be decoded from the ${format.toUpperCase()} file.`, {
        hint: 'Check that the file plays and has a sound track, or export the recording as MP3.',
      })
    }
    const decoded = decodeWav(wav)
    assertDuration(at(decoded.channels, 0).length / decoded.rate, limits)
    return decoded
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
