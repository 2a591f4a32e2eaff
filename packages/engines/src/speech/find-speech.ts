import { probabilityStep } from './speech-probability.ts'

export interface Span {
  start: number
  end: number
}

export interface SpeechSpan extends Span {
  /** Mean probability of speech, 0…1. */
  confidence: number
}

/** Probability of speech at which it begins. */
const begins = 0.5
/** Lower than `begins`, so that a soft syllable does not end a word. */
const ends = 0.35
/** What is shorter is a cough or a click. Seconds. */
const shortestSpeech = 0.16
/** So sure must the network be in the surest quarter of a second of a span: a dog or a sneeze resembles speech for a moment. */
const sure = { probability: 0.75, steps: 7 }
/** Consonants at the edges are softer than the network expects. Seconds. */
const margin = 0.2

export interface SpanLimits {
  /** A pause from which on a new span begins. Seconds. */
  pause: number
  /** A span that would be longer is cut where speech is least likely. Seconds. */
  longest: number
}

function voicedRuns(probabilities: Float32Array): Span[] {
  const runs: Span[] = []
  let start: number | null = null
  probabilities.forEach((value, index) => {
    if (start === null && value >= begins) start = index
    if (start !== null && value < ends) {
      runs.push({ start: start * probabilityStep, end: index * probabilityStep })
      start = null
    }
  })
  if (start !== null) runs.push({ start: start * probabilityStep, end: probabilities.length * probabilityStep })
  return runs.filter((run) => run.end - run.start >= shortestSpeech)
}

/** A span that is too long is cut within this part of it. */
const middle = { from: 0.25, to: 0.75 } as const

/** Cut in the middle part at the least likely place, again and again. */
function cutLong(span: Span, probabilities: Float32Array, longest: number): Span[] {
  if (span.end - span.start <= longest) return [span]
  const length = span.end - span.start
  const first = Math.round((span.start + length * middle.from) / probabilityStep)
  const last = Math.round((span.start + Math.min(length * middle.to, longest)) / probabilityStep)
  let best = first
  for (let index = first; index < last; index++) {
    if ((probabilities[index] ?? 1) < (probabilities[best] ?? 1)) best = index
  }
  const cut = (best + 0.5) * probabilityStep
  return [
    ...cutLong({ start: span.start, end: cut }, probabilities, longest),
    ...cutLong({ start: cut, end: span.end }, probabilities, longest),
  ]
}

const isSure = (part: Float32Array) => (part.toSorted().at(-sure.steps) ?? 0) >= sure.probability

const partOf = (probabilities: Float32Array, { start, end }: Span) =>
  probabilities.subarray(Math.floor(start / probabilityStep), Math.ceil(end / probabilityStep))

function meanOf(probabilities: Float32Array, span: Span): number {
  const part = partOf(probabilities, span)
  return Math.min(1, part.reduce((sum, value) => sum + value, 0) / Math.max(1, part.length))
}

/**
 * Where somebody speaks, as spans that end at natural pauses. `probabilities` are those of `speechProbabilities`.
 */
export function findSpeech(
  probabilities: Float32Array,
  seconds: number,
  { pause, longest }: SpanLimits = { pause: 0.45, longest: 18 },
): SpeechSpan[] {
  const merged: Span[] = []
  for (const span of voicedRuns(probabilities)) {
    const last = merged.at(-1)
    if (last && span.start - last.end < pause) last.end = span.end
    else merged.push({ ...span })
  }
  return merged
    .filter((span) => isSure(partOf(probabilities, span)))
    .flatMap((span) => cutLong(span, probabilities, longest))
    .map(({ start, end }, index, spans) => ({
      start: Math.max(0, spans[index - 1]?.end ?? 0, start - margin),
      end: Math.min(seconds, spans[index + 1]?.start ?? seconds, end + margin),
      confidence: meanOf(probabilities, { start, end }),
    }))
}
