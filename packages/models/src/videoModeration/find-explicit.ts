import { keyFrame } from '@vitrine/engines/video/key-frame.ts'
import type { WatchedVideo } from '@vitrine/engines/video/watch-video.ts'
import { judgeExplicit } from '@vitrine/engines/vision/explicit/judge-explicit.ts'
import type { VideoModeration } from './schema.ts'

/** Maximum number of pictures judged, evenly over the video: each takes a tenth of a second. */
const mostJudged = 60

/** Sexually explicit pictures, each with the time for which it stands. */
export async function findExplicit(video: WatchedVideo, signal: AbortSignal): Promise<VideoModeration['events']> {
  const events: VideoModeration['events'] = []
  const every = Math.max(1, Math.ceil(video.stills.length / mostJudged))
  const length = every * video.stillStep
  for (const still of video.stills.filter((_, index) => index % every === 0)) {
    signal.throwIfAborted()
    const confidence = await judgeExplicit(still.jpeg)
    if (confidence === 0) continue
    const end = Math.min(video.seconds, still.time + length)
    const last = events.at(-1)
    if (last && still.time - last.end < 0.01) {
      last.end = end
      last.confidence = Math.max(last.confidence, confidence)
      continue
    }
    const frame = await keyFrame(still.jpeg)
    const label = 'sexually explicit picture'
    events.push({ start: still.time, end, label, confidence, kind: 'explicit', words: null, frame })
  }
  return events
}
