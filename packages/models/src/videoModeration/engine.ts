import { keyFrame } from '@vitrine/engines/video/key-frame.ts'
import { type WatchedVideo, watchVideo } from '@vitrine/engines/video/watch-video.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { heardInVideo } from '../shared/speech/heard-in-video.ts'
import { findExplicit } from './find-explicit.ts'
import { findLoudness } from './find-loudness.ts'
import { findSkin } from './find-skin.ts'
import { judgeWords } from './judge-words.ts'
import { notJudged, type VideoModeration } from './schema.ts'

const maxSeconds = 300

async function flashEvents({ flashes, stills }: WatchedVideo): Promise<VideoModeration['events']> {
  const events: VideoModeration['events'] = []
  for (const { start, end, kind, flashesPerSecond } of flashes) {
    const label = `${kind === 'red' ? 'red flashing' : 'flashing'}: ${flashesPerSecond} a second`
    const still = stills.findLast(({ time }) => time <= end)
    events.push({
      start,
      end,
      label,
      confidence: 0.95,
      kind: 'flashing',
      words: null,
      frame: still ? await keyFrame(still.jpeg) : null,
    })
  }
  return events
}

/**
 * Flags what needs a second look in a video of up to five minutes: words, flashing, explicit pictures, skin colour and loudness. What
 * the pictures show otherwise is not judged. Throws as `openVideo` does.
 */
export const moderateVideo: Engine<VideoModeration> = async (_input, context) => {
  const { signal, report } = context
  const video = await watchVideo(await context.readFile(), { maxSeconds, equipment: context.speech, signal, report })
  const { transcript, sound } = video.track
  report({ stage: 'Judging what was found', fraction: 0.65 })
  const words = await judgeWords(transcript.segments, video.written, signal)
  const heard = sound ? findLoudness(sound) : null
  const flashes = await flashEvents(video)
  const explicit = await findExplicit(video, signal)
  const skin = await findSkin(video, signal)
  const events = [...words.events, ...flashes, ...explicit, ...skin, ...(heard?.events ?? [])]
  return {
    ...words,
    // Flashing harms some people whatever it shows, and networks err about bodies: a person decides about both.
    verdict: (flashes.length > 0 || explicit.length > 0) && words.verdict === 'allow' ? 'review' : words.verdict,
    reasons: [
      ...words.reasons,
      ...(flashes.length > 0 ? ['flashing'] : []),
      ...(explicit.length > 0 ? ['explicit pictures'] : []),
    ],
    notJudged: [...notJudged],
    events: events.sort((a, b) => a.start - b.start),
    flashing: {
      passes: flashes.length === 0,
      flashesPerSecond: Math.max(0, ...video.flashes.map(({ flashesPerSecond }) => flashesPerSecond)),
    },
    skin: video.skin,
    loudness: heard?.loudness ?? null,
    written: video.written,
    ...heardInVideo(video),
  }
}
