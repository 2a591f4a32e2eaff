import { totalLength } from '@vitrine/basics/spans.ts'
import type { SpeechSpan } from '../find-speech.ts'
import type { TranscriptSegment } from '../transcript.ts'
import { hearWindows, type NamesFor } from './hear-windows.ts'
import { withWhisper } from './network.ts'
import { segmentsOf } from './segments.ts'
import { type Window, windowsOf } from './windows.ts'

interface WhisperRun {
  signal: AbortSignal | undefined
  /** Called after each window, and often while one is listened to with the words of the one before it; `fraction` 0…1 of the speech. */
  heard: (window: Window, text: string, fraction: number) => void
  namesFor?: NamesFor | undefined
}

/**
 * Whisper base on the stretches of speech of a sound at 16 kHz: sentences with the times of their words, and the language that is spoken
 * most (ISO 639), null where no word was made out.
 */
export async function runWhisper(
  samples: Float32Array,
  spans: readonly SpeechSpan[],
  { signal, heard, namesFor }: WhisperRun,
): Promise<{ segments: TranscriptSegment[]; language: string | null }> {
  const windows = windowsOf(spans)
  const all = totalLength(windows)
  let done = 0
  let reached = 0
  let latest: { window: Window; text: string } | null = null
  const tell = (fraction: number): void => {
    // What is unclear is listened to again from its beginning: that is no step back.
    reached = Math.max(reached, fraction)
    const [first] = windows
    if (latest) heard(latest.window, latest.text, reached)
    else if (first) heard(first, '', reached)
  }
  const { words, language } = await withWhisper((network) =>
    hearWindows(network, samples, windows, {
      signal,
      namesFor,
      listening: ({ start, end }, share) => tell((done + share * (end - start)) / all),
      heard: (window, said) => {
        done += window.end - window.start
        latest = { window, text: said.map(({ text }) => text).join(' ') }
        tell(done / all)
      },
    }),
  )
  const segments = words.flatMap(segmentsOf)
  return { segments, language: segments.length > 0 ? language : null }
}
