import type { SpeechEquipment } from '../speech/speech-equipment.ts'
import { changedStills } from './changed-stills.ts'
import { FlashDetector, type FlashEvent } from './flashing.ts'
import { readStills, type WrittenText } from './frame-text.ts'
import { type Motion, MotionMeter } from './motion.ts'
import { type OpenVideo, openVideo } from './open-video.ts'
import { type Shot, ShotFinder } from './shots.ts'
import { SkinMeter } from './skin.ts'
import { watchSmallFrames } from './small-frames.ts'
import { hearVideo, type SoundTrack } from './sound-track.ts'
import { type Still, takeStills } from './still-frames.ts'
import type { VideoFacts } from './video-facts.ts'

export interface WatchedVideo extends VideoFacts {
  shots: Shot[]
  motion: Motion
  flashes: FlashEvent[]
  skin: { step: number; shares: number[] }
  stills: Still[]
  /** Seconds from one still to the next. */
  stillStep: number
  written: WrittenText[]
  track: SoundTrack
  /** What a reader of the result should know of the file, in sentences. */
  notes: string[]
}

export interface WatchOptions {
  maxSeconds: number
  equipment: SpeechEquipment | undefined
  signal: AbortSignal
  report: (progress: { stage: string; fraction: number | null }) => void
}

/** Pictures looked at for words; those that look like the one before are left out of them. */
const mostRead = 30
/** Seconds from one to the next: what is shown for less cannot be read by a viewer either. */
const betweenRead = 1

/** Less of the announced length is worth a note. */
const wholeShare = 0.9

interface Seen {
  /** Seconds. */
  announced: number
  seen: number
  cut: boolean
  isGarbled: boolean
}

function notesOf({ announced, seen, cut, isGarbled }: Seen): string[] {
  if (cut) {
    return [
      `The file announces ${announced.toFixed(1)} seconds and shows ${seen.toFixed(1)}: it is cut off or damaged. What is there was analysed.`,
    ]
  }
  // A player shows them garbled too, or not at all; what they should show is unknown.
  return isGarbled ? ['Some pictures are damaged: what they were to show was not seen. The others were analysed.'] : []
}

/** Words stand for a while: not every picture need be read. */
function evenly(stills: readonly Still[], step: number): Still[] {
  const every = Math.max(1, Math.round(betweenRead / step), Math.ceil(stills.length / mostRead))
  return stills.filter((_, index) => index % every === 0)
}

async function watchPictures(
  video: OpenVideo,
  heard: Promise<SoundTrack>,
  { signal, report }: WatchOptions,
): Promise<WatchedVideo> {
  report({ stage: 'Watching every picture', fraction: 0.05 })
  const shotFinder = new ShotFinder()
  const motionMeter = new MotionMeter()
  const flashDetector = new FlashDetector()
  const skinMeter = new SkinMeter()
  const { frames, rate, isGarbled } = await watchSmallFrames(video, [shotFinder, motionMeter, flashDetector, skinMeter])
  const seen = Math.min(video.seconds, frames / rate)
  const shots = shotFinder.finish(Math.max(seen, 1 / rate))
  const { stills, step } = await takeStills(video)
  report({ stage: 'Reading what is written', fraction: 0.2 })
  const written = await readStills(await changedStills(evenly(stills, step), video.seconds), {
    signal,
    progress: (share) => report({ stage: 'Reading what is written', fraction: 0.2 + 0.2 * share }),
  })
  report({ stage: 'Listening', fraction: 0.45 })
  const track = await heard
  const { width, height, hasSound } = video
  const cut = seen < wholeShare * video.seconds
  // What was announced and is not there has no length.
  const seconds = cut ? Math.max(seen, Math.min(video.seconds, track.sound?.seconds ?? 0)) : video.seconds
  return {
    seconds,
    width,
    height,
    rate: video.rate,
    hasSound,
    shots,
    stills,
    stillStep: step,
    written,
    track,
    motion: motionMeter.finish(shots, seconds),
    flashes: flashDetector.finish(),
    skin: { step: skinMeter.step, shares: skinMeter.shares },
    notes: notesOf({ announced: video.seconds, seen, cut, isGarbled }),
  }
}

/** All that can be measured on a video without knowing what is asked. Throws as `openVideo` does. */
export function watchVideo(bytes: Uint8Array, options: WatchOptions): Promise<WatchedVideo> {
  const { maxSeconds, equipment, signal, report } = options
  report({ stage: 'Opening the video', fraction: 0.01 })
  return openVideo(bytes, { maxSeconds, signal }, async (video) => {
    // Speech is transcribed while the pictures are analysed: both use processes and threads of their own.
    const listening = new AbortController()
    const heard = hearVideo(
      { ...video, signal: AbortSignal.any([signal, listening.signal]) },
      { equipment, report: ({ stage }) => report({ stage, fraction: null }) },
    )
    // Looked at below; a failure that comes earlier must wait until then.
    heard.catch(() => undefined)
    try {
      return await watchPictures(video, heard, options)
    } catch (error) {
      listening.abort(error)
      await heard.catch(() => undefined)
      throw error
    }
  })
}
