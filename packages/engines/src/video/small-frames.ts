import { runLimited } from '../audio/limited-command.ts'
import { frameWords, missing, type OpenVideo } from './open-video.ts'
import { damaged } from './video-facts.ts'

/** Every picture of a video is looked at this small: enough for cuts, light and movement. */
export const smallWidth = 64
export const smallHeight = 36
export const smallArea = smallWidth * smallHeight

/** Above this rate pictures are left out; a screen shows no more. */
const highestRate = 60

/** Looks at each small picture: RGB, row by row, with its time in seconds. */
export interface FrameWatcher {
  add: (frame: Uint8Array, time: number) => void
}

/**
 * Shows every picture of a video, made small, to the watchers, in order. Answers how many there were, their rate, and
 * whether some could not be decoded.
 * Throws InputError input-damaged where none can be decoded.
 */
export async function watchSmallFrames(
  video: OpenVideo,
  watchers: readonly FrameWatcher[],
): Promise<{ frames: number; rate: number; isGarbled: boolean }> {
  const rate = Math.min(highestRate, Math.max(1, video.rate))
  const size = smallArea * 3
  const most = Math.ceil(video.seconds * rate) + 10
  const rest = Buffer.alloc(size)
  let filled = 0
  let frames = 0
  const filter = `fps=${rate},scale=${smallWidth}:${smallHeight}:flags=area,format=rgb24`
  const { found, complained } = await runLimited(
    video.ffmpeg,
    [...frameWords(video.path, filter, most), '-f', 'rawvideo', 'pipe:1'],
    { signal: video.signal, seconds: 120, mostBytes: (most + 1) * size },
    (chunk) => {
      let at = 0
      while (at < chunk.length) {
        const taken = chunk.copy(rest, filled, at, Math.min(chunk.length, at + size - filled))
        at += taken
        filled += taken
        if (filled < size) continue
        for (const watcher of watchers) watcher.add(rest, frames / rate)
        frames += 1
        filled = 0
      }
    },
  )
  if (!found) throw missing()
  if (frames === 0) throw damaged()
  return { frames, rate, isGarbled: complained }
}
