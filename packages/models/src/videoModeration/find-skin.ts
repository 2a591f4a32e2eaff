import { keyFrame } from '@vitrine/engines/video/key-frame.ts'
import type { WatchedVideo } from '@vitrine/engines/video/watch-video.ts'
import { detectObjects } from '@vitrine/engines/vision/detector/detect-objects.ts'
import type { VideoModeration } from './schema.ts'

/** Of the whole picture; a face that fills a third of the height covers less. */
const leastShare = 0.3
const mostChecked = 12

/**
 * Where much of the picture has the colour of skin and a person is recognised in it. A face close by does it too: a weak
 * sign, of low confidence, on which no verdict rests.
 */
export async function findSkin(video: WatchedVideo, signal: AbortSignal): Promise<VideoModeration['events']> {
  const { step, shares } = video.skin
  const events: VideoModeration['events'] = []
  let checked = 0
  for (const [index, share] of shares.entries()) {
    const time = index * step
    const last = events.at(-1)
    if (share < leastShare) continue
    if (last && time - last.end <= step) {
      last.end = time + step
      continue
    }
    const still = video.stills.findLast((candidate) => candidate.time <= time + step)
    if (!still || checked >= mostChecked) continue
    checked += 1
    signal.throwIfAborted()
    const person = (await detectObjects(still.jpeg, { least: 0.35 })).find(({ label }) => label === 'person')
    if (!person) continue
    const confidence = Math.min(0.4, share * person.confidence)
    const label = 'skin colour on a person (weak sign)'
    const frame = await keyFrame(still.jpeg)
    events.push({ start: time, end: time + step, label, confidence, kind: 'skin', words: null, frame })
  }
  return events
}
