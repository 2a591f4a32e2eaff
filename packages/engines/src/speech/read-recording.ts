import { InputError } from '@vitrine/errors/input-error.ts'
import { measureLoudness } from '../audio/loudness.ts'
import { readSound } from '../audio/read-sound.ts'
import type { Recording } from './recognise-speech.ts'
import { speechRate } from './speech-probability.ts'

/** Below this a microphone records its own noise. dBFS. */
const silence = -60
const frameSeconds = 0.05

interface RecordingFile {
  bytes: Uint8Array
  name: string
  mediaType: string
}

/**
 * Decodes a recording for the recognisers; m4a and ogg by the ffmpeg command.
 * Throws as `readSound` does, and InputError sound-silent.
 */
export async function readRecording(
  file: RecordingFile,
  limits: { maxSeconds: number; signal: AbortSignal; progress?: (done: number) => void },
): Promise<Recording> {
  const sound = await readSound(file.bytes, { rate: speechRate, minSeconds: 0.3, ffmpeg: 'ffmpeg', ...limits })
  const { frames } = measureLoudness(sound.samples, sound.rate, frameSeconds)
  if (frames.every((level) => level < silence)) {
    throw new InputError('sound-silent', `The recording is silent: nothing in it is louder than ${silence} dBFS.`, {
      hint: 'Check the microphone, and record again.',
    })
  }
  return { ...file, sound }
}
