import { clockTime } from '@vitrine/basics/clock-time.ts'
import { type About, cite, quantity, type Said, spansOf, unseen } from './about-thing.ts'
import { usualCount } from './counts-over-time.ts'
import { leftFor, sureness } from './sureness.ts'
import { spanWords } from './video-evidence.ts'
import { askedStretch, namedNumber } from './video-question.ts'

/** When the asked number, or the first one, is in view. */
export function whenInView(about: About): Said {
  const { question, thing, confidence } = about
  const least = namedNumber(question) ?? (/\btogether|both\b/.test(question) ? 2 : 1)
  if (/\b(first|appears?|arrives?|enters?|comes?)\b/.test(question.toLowerCase()) && least === 1) {
    const [first] = spansOf(about)
    if (first) {
      const answer = `A ${thing.one} is first seen at ${clockTime(first.start)}.`
      return { answer, found: true, confidence, citations: cite(about, [first]) }
    }
  }
  const spans = spansOf(about, least)
  if (spans.length === 0) return unseen(`${quantity(least, thing)} at once were not seen.`)
  return {
    answer: `${least > 1 ? quantity(least, thing) : `A ${thing.one}`} in view ${spans.map(spanWords).join(', ')}.`,
    found: true,
    confidence,
    citations: cite(about, spans, least),
  }
}
export function howLongInView(about: About): Said {
  const { thing, counts, evidence, confidence } = about
  const visible = counts.counts.filter((count) => count > 0).length * evidence.video.stillStep
  const seconds = Math.min(evidence.video.seconds, visible)
  const spans = spansOf(about)
  return {
    answer: `A ${thing.one} is in view for about ${seconds.toFixed(1)} seconds: ${spans.map(spanWords).join(', ')}.`,
    found: true,
    confidence: leftFor.track * confidence,
    citations: cite(about, spans),
  }
}
/** Whether one is in view at all, or in the stretch that is asked about. */
export function isInView(about: About): Said {
  const { thing, confidence, question, evidence, counts } = about
  const stretch = askedStretch(question, evidence.video.seconds)
  const spans = spansOf(about)
  if (stretch && usualCount(counts, stretch) === 0) {
    const citation = { start: stretch.start, end: stretch.end, quote: `no ${thing.one} recognised` }
    return {
      answer: `No ${thing.one} was recognised ${stretch.name}.`,
      found: true,
      confidence: sureness.absenceInStretch,
      citations: [citation],
    }
  }
  return {
    answer: `Yes: a ${thing.one} is in view ${spans.slice(0, 6).map(spanWords).join(', ')}.`,
    found: true,
    confidence,
    citations: cite(about, spans),
  }
}
