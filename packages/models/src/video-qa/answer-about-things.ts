import { type About, detectorSureness, type Said, unseen } from './about-thing.ts'
import type { AskedThing } from './asked-thing.ts'
import { changesInCount, countThings } from './count-things.ts'
import { countsOf } from './counts-over-time.ts'
import { coloursOfThings, placesOfThings } from './look-of-things.ts'
import { sureness } from './sureness.ts'
import { spanWords, timesOf, type VideoEvidence } from './video-evidence.ts'
import type { QuestionKind } from './video-question.ts'
import { waysOfThings } from './ways-of-things.ts'
import { howLongInView, isInView, whenInView } from './when-in-view.ts'
import { whichThings } from './which-things.ts'

/** An unrecognised moving thing may be a vehicle from an angle that the detector never saw. */
const vehicleLabels = new Set(['car', 'truck', 'bus', 'motorcycle'])
function nothingSeen(kind: QuestionKind, thing: AskedThing, { guesses, tracks, video }: VideoEvidence): Said {
  const guess = guesses.find(({ label }) => thing.labels.includes(label))
  if (guess) {
    return unseen(
      `Perhaps a ${thing.one} ${spanWords({ start: guess.time, end: guess.time })}, but too uncertain to say so.`,
      guess.confidence,
    )
  }
  const looked = `on the ${video.stills.length} pictures that were looked at (small, hidden, drawn or unusually seen ones are missed)`
  if (kind !== 'presence') return unseen(`I cannot see any ${thing.many}: none was recognised ${looked}.`)
  const others = [...new Set(tracks.filter(({ named }) => named).map(({ label }) => label))]
  const none = `No ${thing.one} was recognised ${looked}`
  // Not seeing one is only evidence where the detector recognises anything at all in such pictures.
  if (others.length === 0) {
    return unseen(
      `${none}, but neither was anything else: whether one is there cannot be said without a vision model of a provider.`,
    )
  }
  const whole = { start: 0, end: video.seconds, quote: `no ${thing.one} recognised` }
  return {
    answer: `${none}, though ${others.join(', ')} was.`,
    found: true,
    confidence: sureness.absence,
    citations: [whole],
  }
}
const answersOfKind: Partial<Record<QuestionKind, (about: About) => Said | Promise<Said>>> = {
  count: countThings,
  when: whenInView,
  change: changesInCount,
  colour: coloursOfThings,
  duration: howLongInView,
  where: placesOfThings,
  presence: isInView,
  which: whichThings,
  direction: waysOfThings,
}

/** Answers of what the detector can recognise; `thing` comes from the question, or from the one before it. */
export async function answerAboutThings(
  question: string,
  kind: QuestionKind,
  thing: AskedThing,
  evidence: VideoEvidence,
): Promise<Said> {
  const named = evidence.tracks.filter((track) => track.named && thing.labels.includes(track.label))
  const unnamed = evidence.tracks.filter((track) => !track.named)
  const mayBe = named.length === 0 && unnamed.length > 0 && thing.labels.some((label) => vehicleLabels.has(label))
  const tracks = mayBe ? unnamed : named
  if (tracks.length === 0) return nothingSeen(kind, thing, evidence)
  const sure = detectorSureness(tracks)
  const about: About = {
    question,
    thing,
    tracks,
    evidence,
    counts: countsOf(tracks, timesOf(evidence)),
    confidence: mayBe ? sureness.unrecognised : Math.min(sureness.mostOfThings, sure + sureness.aboveDetector),
  }
  const said = await (answersOfKind[kind] ?? isInView)(about)
  if (!mayBe || !said.found) return said
  const doubt = `They move by themselves, but were not recognised as ${thing.many}: seen from above, for instance, they are not told.`
  return { ...said, answer: `${said.answer} ${doubt}` }
}
