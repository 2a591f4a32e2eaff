import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InputError } from '@vitrine/errors/input-error.ts'
import { Unavailable } from '@vitrine/errors/unavailable.ts'
import { runLimited } from '../audio/limited-command.ts'
import { readProbe, type VideoFacts } from './video-facts.ts'

/** A video that lies in a folder of its own while it is watched. */
export interface OpenVideo extends VideoFacts {
  bytes: Uint8Array
  path: string
  /** For what is made of it; gone afterwards. */
  folder: string
  signal: AbortSignal
  /** The ffmpeg command. */
  ffmpeg: string
}

export interface VideoLimits {
  maxSeconds: number
  signal: AbortSignal
  /** Other names of the commands, for tests. */
  ffmpeg?: string
  ffprobe?: string
}

/**
 * ffmpeg must not guess the format, since some of its readers open other files, and may speak no protocol that leaves the
 * machine.
 */
const inputWords = (path: string): string[] => ['-protocol_whitelist', 'file,pipe', '-f', 'mp4', '-i', path]

/** Arguments with which ffmpeg passes at most `most` frames of a video's first picture track through a filter. */
export const frameWords = (path: string, filter: string, most: number): string[] => [
  '-nostdin',
  '-v',
  'error',
  '-threads',
  '1',
  ...inputWords(path),
  '-map',
  '0:V:0',
  '-an',
  '-vf',
  filter,
  '-frames:v',
  String(most),
]

export const missing = () =>
  new Unavailable('engine-missing', 'Watching videos needs the ffmpeg and ffprobe commands, which are not here.', {
    hint: 'Install the package ffmpeg on the server.',
  })

/**
 * Opens an MP4 for `watch`, and takes it away afterwards. Throws InputError type-unsupported (no MP4, or no picture in
 * it), input-damaged, input-empty, duration-limit, pixel-limit or picture-too-small; Unavailable engine-missing without ffmpeg.
 */
export async function openVideo<Result>(
  bytes: Uint8Array,
  limits: VideoLimits,
  watch: (video: OpenVideo) => Promise<Result>,
): Promise<Result> {
  if (Buffer.from(bytes.subarray(4, 8)).toString('latin1') !== 'ftyp') {
    throw new InputError('type-unsupported', 'The file is not an MP4 video, whatever its name says.', {
      hint: 'Upload an MP4 video, or export the recording as MP4 (H.264).',
    })
  }
  const folder = await mkdtemp(join(tmpdir(), 'video-'))
  try {
    const path = join(folder, 'input.mp4')
    await writeFile(path, bytes)
    const show = ['-v', 'error', '-show_format', '-show_streams', '-of', 'json']
    const probed = await runLimited(limits.ffprobe ?? 'ffprobe', [...show, ...inputWords(path)], {
      signal: limits.signal,
      seconds: 30,
      mostBytes: 4_000_000,
    })
    if (!probed.found) throw missing()
    const facts = readProbe(probed.output.toString('utf8'), limits)
    return await watch({ ...facts, bytes, path, folder, signal: limits.signal, ffmpeg: limits.ffmpeg ?? 'ffmpeg' })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
