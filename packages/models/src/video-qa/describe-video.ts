import { changesInWords, changesOf, countsOf } from './counts-over-time.ts'
import type { Answer } from './schema.ts'
import { nameOf, spanWords, thingsOf, timesOf, type VideoEvidence } from './video-evidence.ts'

/** What happens, as far as it can be measured: length, shots, things and their comings and goings, movement, words. */
export function describeVideo(evidence: VideoEvidence): Omit<Answer, 'question'> {
  const { video, tracks } = evidence
  const things = thingsOf(evidence).slice(0, 5)
  const citations: Answer['citations'] = []
  const cite = (span: { start: number; end: number }, quote: string) => {
    citations.push({ start: span.start, end: span.end, quote })
    return quote
  }
  const sentences = [
    video.stills.length === 1 && video.seconds < 0.1
      ? 'A single picture.'
      : `${video.seconds.toFixed(1)} seconds in ${video.shots.length === 1 ? 'one shot' : `${video.shots.length} shots`}.`,
  ]
  for (const thing of things) {
    const count = Math.max(1, thing.mostAtOnce)
    const span = { start: thing.firstSeen, end: thing.lastSeen }
    sentences.push(cite(span, `Up to ${count} ${nameOf(thing, count)} at once, ${spanWords(span)}.`))
    const own = tracks.filter(({ label, named }) => (named ? label : 'moving thing') === thing.label)
    const changes = changesOf(countsOf(own, timesOf(evidence))).slice(0, 6)
    if (changes.length > 0) {
      sentences.push(`Their number goes from ${changesInWords(changes)}.`)
    }
  }
  if (things.length === 0) sentences.push('No everyday thing was recognised.')
  const { spans } = video.motion
  sentences.push(
    spans.length === 0
      ? 'Nothing moves.'
      : cite(spans[0] ?? { start: 0, end: 0 }, `Something moves ${spans.slice(0, 6).map(spanWords).join(', ')}.`),
  )
  const [line] = video.written
  if (line)
    sentences.push(
      cite(
        line,
        `Written: ${video.written
          .slice(0, 4)
          .map(({ text }) => `“${text}”`)
          .join(', ')}.`,
      ),
    )
  const [said] = video.track.transcript.segments
  if (said) sentences.push(cite(said, `Said: “${video.track.transcript.text.slice(0, 240)}”`))
  else if (video.track.reason) sentences.push(video.track.reason)
  return { answer: sentences.join(' '), found: true, confidence: 0.6, citations }
}
