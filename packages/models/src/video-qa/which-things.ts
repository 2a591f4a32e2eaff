import { type About, cite, detectorSureness, type Said, spansOf } from './about-thing.ts'
import { countsOf } from './counts-over-time.ts'
import { sureness } from './sureness.ts'
import { spanWords, timesOf } from './video-evidence.ts'

/** Which of several kinds, such as animals, are in view, and when. */
export function whichThings(about: About): Said {
  const { evidence, thing } = about
  const kinds = [...Map.groupBy(about.tracks, ({ label }) => label)].map(([label, tracks]) => {
    const counts = countsOf(tracks, timesOf(evidence))
    const one: About = { ...about, tracks, counts, thing: { ...thing, one: label, labels: [label] } }
    const spans = spansOf(one)
    return { text: `${label} ${spans.map(spanWords).join(', ')}`, citations: cite(one, spans), tracks }
  })
  const sure = kinds.map(({ tracks }) => detectorSureness(tracks))
  return {
    answer: `Recognised: ${kinds.map(({ text }) => text).join('; ')}.`,
    found: true,
    confidence: Math.min(sureness.mostOfKinds, ...sure.map((each) => each + sureness.aboveDetector)),
    citations: kinds.flatMap(({ citations }) => citations).slice(0, 6),
  }
}
