import type { SpeechSpan } from '../find-speech.ts'
import type { TranscriptSegment } from '../transcript.ts'
import { hearWindows } from './hear-windows.ts'
import { withWhisper } from './network.ts'
import { segmentsOf } from './segments.ts'
import { type Window, windowsOf } from './windows.ts'

interface WhisperRun {
  signal: AbortSignal | undefined
  /** Called after each window; `fraction` 0…1 of the speech. */
  heard: (window: Window, text: string, fraction: number) => void
}

/**
 * Whisper base on the stretches of speech of a sound at 16 kHz: sentences with the times of their words, and the language that is spoken
 * most (ISO 639), null where no word was made out.
 */
export async function runWhisper(
  samples: Float32Array,
  spans: readonly SpeechSpan[],
  { signal, heard }: WhisperRun,
): Promise<{ segments: TranscriptSegment[]; language: string | null }> {
  const windows = windowsOf(spans)
  const all = windows.reduce((sum, { start, end }) => sum + end - start, 0)
  let done = 0
  const { words, language } = await withWhisper((network) =>
    hearWindows(network, samples, windows, {
      signal,
      heard: (window, said) => {
        done += window.end - window.start
        heard(window, said.map(({ text }) => text).join(' '), done / all)
      },
    }),
  )
  const segments = words.flatMap(segmentsOf)
  return { segments, language: segments.length > 0 ? language : null }
}
