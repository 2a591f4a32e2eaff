import { InputError } from '@vitrine/errors/input-error.ts'
import type { Sound } from '../audio/sound.ts'
import { readRecording } from '../speech/read-recording.ts'
import { type RecogniseOptions, recogniseSpeech } from '../speech/recognise-speech.ts'
import { nothingSaid, type Transcript } from '../speech/transcript.ts'
import type { OpenVideo } from './open-video.ts'

export interface SoundTrack {
  /** null where there is no sound; `reason` says why. */
  sound: Sound | null
  transcript: Transcript
  /** A sentence on why nothing is known about the sound or what is said; null where everything is. */
  reason: string | null
}

/** The sound of a video and what is said in it. What is missing is said, not thrown: the pictures can still be watched. */
export async function hearVideo(
  video: OpenVideo,
  { equipment, report }: Omit<RecogniseOptions, 'signal'>,
): Promise<SoundTrack> {
  if (!video.hasSound) return { sound: null, transcript: nothingSaid, reason: 'The video has no sound track.' }
  const source = { bytes: video.bytes, name: 'sound.mp4', mediaType: 'video/mp4' }
  let sound: Sound | null = null
  try {
    const recording = await readRecording(source, { maxSeconds: video.seconds + 60, signal: video.signal })
    sound = recording.sound
    const transcript = await recogniseSpeech(recording, { equipment, report, signal: video.signal })
    return { sound, transcript, reason: transcript.recogniser === null ? 'Nobody speaks in the video.' : null }
  } catch (error) {
    if (error instanceof InputError && error.problem === 'sound-silent') {
      return { sound, transcript: nothingSaid, reason: 'The sound track is silent.' }
    }
    if (error instanceof InputError) {
      return { sound, transcript: nothingSaid, reason: `The sound could not be used: ${error.message}` }
    }
    throw error
  }
}
