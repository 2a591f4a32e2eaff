import { at } from '@vitrine/basics/at.ts'
import { type About, cite, quantity, type Said, spansOf } from './about-thing.ts'
import { changesInWords, changesOf, mostAtOnce, usualCount } from './counts-over-time.ts'
import { leftFor } from './sureness.ts'
import { spanWords } from './video-evidence.ts'
import { askedStretch, wantsAllThatPass } from './video-question.ts'

/** The number of things: all that pass by, those in the stretch that is asked about, or the maximum at once. */
export function countThings(about: About): Said {
  const { question, thing, tracks, counts, evidence, confidence } = about
  const stretch = askedStretch(question, evidence.video.seconds)
  if (wantsAllThatPass(question) && tracks.some(({ moves }) => moves)) {
    const passing = tracks.filter(({ moves }) => moves)
    const spans = passing.map(({ sightings }) => ({
      start: at(sightings, 0).time,
      end: at(sightings, sightings.length - 1).time,
      quote: `${thing.one} passes`,
    }))
    const times = spans.map(spanWords).join(', ')
    return {
      answer: `${passing.length}: ${times}.`,
      found: true,
      confidence: confidence * leftFor.track,
      citations: spans,
    }
  }
  if (stretch) {
    const count = usualCount(counts, stretch)
    const citation = { start: stretch.start, end: stretch.end, quote: `${quantity(count, thing)} in view` }
    return { answer: `${quantity(count, thing)} ${stretch.name}.`, found: true, confidence, citations: [citation] }
  }
  const most = mostAtOnce(counts)
  const usual = usualCount(counts, { start: 0, end: evidence.video.seconds })
  const spans = spansOf(about, Math.max(1, most))
  const mostly = usual === most || usual === 0 ? '' : ` Most of the time it is ${usual}.`
  return {
    answer: `${quantity(Math.max(1, most), thing)} at once at most, ${spanWords(spans[0] ?? { start: 0, end: 0 })}.${mostly}`,
    found: true,
    confidence,
    citations: cite(about, spans, Math.max(1, most)),
  }
}
/** Whether the number in view changes, and when. */
export function changesInCount(about: About): Said {
  const { thing, counts, confidence, evidence } = about
  const found = changesOf(counts)
  if (found.length === 0) {
    const [span = { start: 0, end: evidence.video.seconds }] = spansOf(about)
    const count = quantity(mostAtOnce(counts), thing)
    const citation = { ...span, quote: `${count} in view` }
    return {
      answer: `No: the number of ${thing.many} in view does not change.`,
      found: true,
      confidence: leftFor.change * confidence,
      citations: [citation],
    }
  }
  return {
    answer: `Yes: the number of ${thing.many} in view goes from ${changesInWords(found)}. Who or what does it is not recognised.`,
    found: true,
    confidence: leftFor.change * confidence,
    citations: found.slice(0, 8).map(({ time, from, to }) => ({
      start: Math.max(0, time - evidence.video.stillStep),
      end: time,
      quote: `${quantity(from, thing)}, then ${to}`,
    })),
  }
}
