import { mean } from '@vitrine/basics/statistics.ts'
import { clockTime } from '@vitrine/basics/clock-time.ts'
import { colourAt } from '@vitrine/engines/video/colour-name.ts'
import type { Track } from '@vitrine/engines/video/follow-objects.ts'
import type { AskedThing } from './asked-thing.ts'
import { changesOf, countsOf, type CountsOverTime, mostAtOnce, spansWith, usualCount } from './counts-over-time.ts'
import type { Answer } from './schema.ts'
import { leftFor, sureness } from './sureness.ts'
import { spanWords, timesOf, type VideoEvidence } from './video-evidence.ts'
import { askedStretch, namedNumber, type QuestionKind, wantsAllThatPass } from './video-question.ts'

type Said = Omit<Answer, 'question'>

interface About {
  question: string
  thing: AskedThing
  tracks: readonly Track[]
  counts: CountsOverTime
  evidence: VideoEvidence
  confidence: number
}

/** What moves by itself may be any vehicle, seen as the detector never saw one. */
const vehicleLabels = new Set(['car', 'truck', 'bus', 'motorcycle'])

export const unseen = (answer: string, confidence = 0): Said => ({ answer, found: false, confidence, citations: [] })

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
  // Not seeing one tells something only where the detector sees anything at all on such pictures.
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

const quantity = (count: number, { one, many }: AskedThing) => `${count} ${count === 1 ? one : many}`

const spansOf = ({ counts, evidence }: About, least = 1) => spansWith(counts, least, evidence.video.stillStep)

const cite = (about: About, spans: readonly { start: number; end: number }[], count?: number) =>
  spans.slice(0, 6).map((span) => ({ ...span, quote: `${quantity(count ?? 1, about.thing)} in view` }))

function countThem(about: About): Said {
  const { question, thing, tracks, counts, evidence, confidence } = about
  const stretch = askedStretch(question, evidence.video.seconds)
  if (wantsAllThatPass(question) && tracks.some(({ moves }) => moves)) {
    const passing = tracks.filter(({ moves }) => moves)
    const spans = passing.map(({ sightings }) => ({
      start: sightings[0]?.time ?? 0,
      end: sightings.at(-1)?.time ?? 0,
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

function whenSeen(about: About): Said {
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

function changes(about: About): Said {
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
  const steps = found.map(({ time, from, to }) => `${from} to ${to} at ${clockTime(time)}`).join(', ')
  return {
    answer: `Yes: the number of ${thing.many} in view goes from ${steps}. Who or what does it is not recognised.`,
    found: true,
    confidence: leftFor.change * confidence,
    citations: found.slice(0, 8).map(({ time, from, to }) => ({
      start: Math.max(0, time - evidence.video.stillStep),
      end: time,
      quote: `${quantity(from, thing)}, then ${to}`,
    })),
  }
}

async function colours(about: About): Promise<Said> {
  const { question, thing, tracks, evidence, confidence } = about
  const text = question.toLowerCase()
  // 'The colour of the bottle's caps' asks for a part, and parts are not recognised.
  if (
    /\b(cap|caps|label|labels|lid|lids|hair|eyes?|shirt|sleeves?|jacket|hat|shoes?|wheels?|roof|background|wall|clothes|trousers|dress)\b/.test(
      text,
    )
  ) {
    return unseen('This cannot be seen: parts of things are not recognised, only whole things.')
  }
  const seen: { name: string; start: number; end: number }[] = []
  for (const { sightings } of tracks.slice(0, 12)) {
    const middle = sightings[Math.floor(sightings.length / 2)]
    const still = evidence.video.stills.find(({ time }) => time === middle?.time)
    if (!middle || !still) continue
    seen.push({ name: await colourAt(still.jpeg, middle.box), start: middle.time, end: middle.time })
  }
  const names = [...Map.groupBy(seen, ({ name }) => name)].map(([name, of]) => `${of.length} ${name}`)
  return {
    answer: `By the commonest colour in the middle of each ${thing.one}: ${names.join(', ')}. Light and shade shift colours.`,
    found: true,
    confidence: Math.min(sureness.mostOfColours, confidence),
    citations: seen.map(({ name, ...span }) => ({ ...span, quote: `${name} ${thing.one}` })),
  }
}

function howLong(about: About): Said {
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

/** Where the picture's parts begin that people name, as shares of its height and width. */
const thirds = { top: 0.33, bottom: 0.67, left: 0.36, right: 0.64 } as const

function where(about: About): Said {
  const { thing, tracks, confidence } = about
  const places = tracks.slice(0, 6).flatMap(({ sightings }) => {
    const first = sightings[0]
    if (!first) return []
    const x = (first.box[0] + first.box[2]) / 2
    const y = (first.box[1] + first.box[3]) / 2
    const height = y < thirds.top ? 'top ' : y > thirds.bottom ? 'bottom ' : ''
    const name = `${height}${x < thirds.left ? 'left' : x > thirds.right ? 'right' : 'middle'}`
    return [{ name, start: first.time, end: sightings.at(-1)?.time ?? first.time }]
  })
  return {
    answer: `In the picture: ${places.map(({ name, start }) => `${name} (at ${clockTime(start)})`).join(', ')}.`,
    found: true,
    confidence: leftFor.track * confidence,
    citations: places.map(({ name, ...span }) => ({ ...span, quote: `${thing.one} on the ${name}` })),
  }
}

function presence(about: About): Said {
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

const answersOfKind: Partial<Record<QuestionKind, (about: About) => Said | Promise<Said>>> = {
  count: countThem,
  when: whenSeen,
  change: changes,
  colour: colours,
  duration: howLong,
  where,
  presence,
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
  const sure = mean(tracks.flatMap(({ sightings }) => sightings.map(({ confidence }) => confidence)))
  const about: About = {
    question,
    thing,
    tracks,
    evidence,
    counts: countsOf(tracks, timesOf(evidence)),
    confidence: mayBe ? sureness.unrecognised : Math.min(sureness.mostOfThings, sure + sureness.aboveDetector),
  }
  const said = await (answersOfKind[kind] ?? presence)(about)
  if (!mayBe || !said.found) return said
  const doubt = `They move by themselves, but were not recognised as ${thing.many}: seen from above, for instance, they are not told.`
  return { ...said, answer: `${said.answer} ${doubt}` }
}
