import { at } from '@vitrine/basics/at.ts'
import type { Span } from '../find-speech.ts'

/** A stretch that the network hears at once. */
export interface Window extends Span {
  /** Where somebody speaks in it. */
  speech: readonly Span[]
}

/** The network hears 30 s; it needs a little of silence to hear the end. Seconds. */
const longest = 28
/** After a longer pause a new window begins, so that little silence is listened to. Seconds. */
const longestPause = 4

/** Packs stretches of speech, each at most `longest`, into windows that begin and end in pauses. */
export function windowsOf(spans: readonly Span[]): Window[] {
  const windows: { start: number; end: number; speech: Span[] }[] = []
  for (const { start, end } of spans) {
    const last = windows.at(-1)
    if (last && end - last.start <= longest && start - last.end <= longestPause) {
      last.end = end
      last.speech.push({ start, end })
    } else windows.push({ start, end, speech: [{ start, end }] })
  }
  return windows
}

/** Two halves, cut in the longest pause, or in the middle where there is none; null where it is too short to be cut. */
export function halvesOf({ start, end, speech }: Window): [Window, Window] | null {
  if (end - start < 4) return null
  const pauses = speech.slice(1).map((span, index) => ({ at: at(speech, index).end, next: span.start }))
  const pause = pauses.toSorted((a, b) => b.next - b.at - (a.next - a.at))[0]
  if (pause) {
    const left = speech.filter((span) => span.end <= pause.at)
    const right = speech.filter((span) => span.start >= pause.next)
    return [
      { start, end: pause.at, speech: left },
      { start: pause.next, end, speech: right },
    ]
  }
  const middle = (start + end) / 2
  return [
    { start, end: middle, speech: [{ start, end: middle }] },
    { start: middle, end, speech: [{ start: middle, end }] },
  ]
}
