import { counted } from '@vitrine/basics/wording.ts'
import { unseen } from './about-thing.ts'
import { answerAboutThings } from './answer-about-things.ts'
import { answerFromWords, whatIsSaid, whatIsWritten } from './answer-from-words.ts'
import { type AskedThing, askedThing, pluralOf } from './asked-thing.ts'
import { asksForMotion, beyondSeeing } from './beyond-seeing.ts'
import { describeVideo } from './describe-video.ts'
import type { Answer } from './schema.ts'
import { sureness } from './sureness.ts'
import { spanWords, thingsOf, type VideoEvidence } from './video-evidence.ts'
import { kindOf } from './video-question.ts'

type Said = Omit<Answer, 'question'>

const cannotSee =
  'This cannot be told from the video: only everyday things, their number, time, place and colour, movement, words on the pictures and speech are made out.'

const hasNoSubject = (question: string) =>
  /^(which|what) colou?rs?( are they| do they have)?\s*\??$|\b(it|they|them|there)\b/i.test(question.trim())

/** What is seen most. */
function mainThing(evidence: VideoEvidence): AskedThing | null {
  const [track] = evidence.tracks.toSorted((a, b) => b.sightings.length - a.sightings.length)
  if (!track) return null
  if (track.named) return { one: track.label, many: pluralOf(track.label), labels: [track.label] }
  return { one: 'moving thing', many: 'moving things', labels: ['car'] }
}

function sound({ video }: VideoEvidence): Said {
  const { track, seconds } = video
  const [first] = track.transcript.speech
  if (first) {
    const citations = track.transcript.speech.slice(0, 8).map(({ start, end }) => ({ start, end, quote: 'speech' }))
    return { answer: 'Yes: somebody speaks.', found: true, confidence: first.confidence, citations }
  }
  const quote = track.reason ?? 'No speech was heard.'
  return { answer: quote, found: true, confidence: sureness.silence, citations: [{ start: 0, end: seconds, quote }] }
}

function motion({ video, tracks }: VideoEvidence): Said {
  const { spans } = video.motion
  const whole = { start: 0, end: video.seconds, quote: 'nothing moves' }
  if (spans.length === 0)
    return { answer: 'Nothing moves.', found: true, confidence: sureness.stillness, citations: [whole] }
  const movers = [...new Set(tracks.filter(({ moves, named }) => moves && named).map(({ label }) => label))]
  const what = movers.length > 0 ? `Recognised among it: ${movers.join(', ')}.` : 'What it is was not recognised.'
  const citations = spans.slice(0, 6).map(({ start, end }) => ({ start, end, quote: 'something moves' }))
  const answer = `Something moves ${spans.slice(0, 6).map(spanWords).join(', ')}. ${what}`
  return { answer, found: true, confidence: sureness.motion, citations }
}

async function answerOne(question: string, thing: AskedThing | null, evidence: VideoEvidence): Promise<Said> {
  const { video } = evidence
  const kind = kindOf(question)
  const whole = { start: 0, end: video.seconds }
  if (kind === 'length') {
    const quote = `${video.seconds.toFixed(1)} seconds`
    return { answer: quote, found: true, confidence: sureness.length, citations: [{ ...whole, quote }] }
  }
  if (kind === 'shots') {
    const quote = counted(video.shots.length, 'shot')
    const citations = video.shots
      .slice(0, 12)
      .map(({ start, end }, index) => ({ start, end, quote: `shot ${index + 1}` }))
    return { answer: `${quote}, by hard cuts.`, found: true, confidence: sureness.shots, citations }
  }
  if (kind === 'written') return whatIsWritten(evidence)
  if (kind === 'sound') return sound(evidence)
  const told = await answerFromWords(question, evidence)
  if (kind === 'said') return told ?? whatIsSaid(evidence)
  if (kind === 'describe') return describeVideo(evidence)
  if (asksForMotion(question)) return motion(evidence)
  // What is seen answers best what the detector knows; what is said or written answers the rest.
  if (thing && kind !== 'other') {
    const beyond = beyondSeeing(question, kind)
    if (beyond.length > 0) {
      return (
        told ?? unseen(`This cannot be seen: ${thing.many} are recognised and counted, but not “${beyond.join(' ')}”.`)
      )
    }
    const seen = await answerAboutThings(question, kind, thing, evidence)
    const isBornOut = evidence.tracks.some(({ label }) => thing.labels.includes(label))
    return told && (!seen.found || !isBornOut) ? told : seen
  }
  if (told) return told
  return unseen(cannotSee)
}

/** Answers each question from the evidence alone; a question without a subject goes on about the one before it. */
export async function answerVideoQuestions(questions: readonly string[], evidence: VideoEvidence): Promise<Answer[]> {
  const answers: Answer[] = []
  let before: AskedThing | null = null
  for (const question of questions) {
    const thing: AskedThing | null =
      askedThing(question) ?? (hasNoSubject(question) ? (before ?? mainThing(evidence)) : null)
    answers.push({ question, ...(await answerOne(question, thing, evidence)) })
    before = thing ?? before
  }
  return answers
}

/** Questions that this video answers. */
export function questionsToAsk(evidence: VideoEvidence, asked: readonly string[]): string[] {
  const [thing] = thingsOf(evidence).filter(({ named }) => named)
  const { written, track } = evidence.video
  const questions = [
    // The cast: named things carry the detector's own label.
    ...(thing
      ? [
          `How many ${pluralOf(thing.label as Parameters<typeof pluralOf>[0])} are there?`,
          `When is a ${thing.label} in view?`,
        ]
      : []),
    ...(written.length > 0 ? ['What is written on the pictures?'] : []),
    ...(track.transcript.segments.length > 0 ? ['What is said?'] : []),
    'What happens in the video?',
  ]
  const said = new Set(asked.map((question) => question.toLowerCase()))
  return questions.filter((question) => !said.has(question.toLowerCase())).slice(0, 3)
}
