import { isVotedOut } from './decisions/failed-motions.ts'
import { findDecisions } from './decisions/find-decisions.ts'
import { findOpenQuestions, isLeftOpen, type OpenQuestion } from './find-questions.ts'
import { type Outcomes, withHeard } from './heard-outcomes.ts'
import type { OutcomeReadings } from './learned/hear-outcomes.ts'
import { type OutcomeChance, outcomeChances } from './learned/outcome-chances.ts'
import { outcomeSigns } from './learned/outcome-signs.ts'
import { recordSigns } from './learned/record-signs.ts'
import type { ActionItem, Decision } from './outcomes.ts'
import { type Utterance, utterancesOf } from './spoken.ts'
import { summaryOf } from './summary-of-talk.ts'
import { findActions } from './tasks/find-actions.ts'
import { withOwnersInLetters } from './tasks/owner-in-letter.ts'
import { tableTasks } from './tasks/task-table.ts'
import { findTopics, type Topic } from './topics.ts'
import { lettersOf } from './transcript/letters.ts'
import { readTranscript, type Turn } from './transcript/transcript.ts'
import { inShortMeeting, leastConfidence } from './weights.ts'
import { roomsOf, writtenOutcomes } from './written-record.ts'

export interface Minutes {
  title: string | null
  date: string | null
  attendees: string[]
  agenda: string[]
  topics: Topic[]
  decisions: Decision[]
  actions: ActionItem[]
  questions: OpenQuestion[]
  summary: string
  /** The sentences of the summary as they were said, with their positions. */
  said: { text: string; speaker: string | null; start: number; end: number }[]
  turns: Turn[]
}

const { action: leastAction, decision: leastDecision, heard: leastHeard } = leastConfidence
const mostDecisions = 12
const mostActions = 15
const mostQuestions = 8
/** Turns; in longer meetings people use such words all the time without meaning much by them. */
const shortMeeting = 120

function surest<Item extends { confidence: number; start: number }>(
  items: readonly Item[],
  least: number,
  most: number,
): Item[] {
  return items
    .filter((item) => item.confidence >= least)
    .toSorted((left, right) => right.confidence - left.confidence)
    .slice(0, most)
    .toSorted((left, right) => left.start - right.start)
}

/** Probability that an item is real, 0…1, by its wording alone: in a short meeting such words are seldom said in passing. */
const sureness = (confidence: number, turns: number): number =>
  turns > shortMeeting
    ? confidence
    : Math.min(inShortMeeting.most, inShortMeeting.base + inShortMeeting.own * confidence)

/** What a written record states takes precedence over what its sentences sound like. */
const joined = <Item extends { start: number }>(written: readonly Item[] = [], spoken: readonly Item[]): Item[] => [
  ...written,
  ...spoken.filter(({ start }) => !written.some((known) => known.start === start)),
]

const startsOf = (items: readonly { start: number }[]): ReadonlySet<number> => new Set(items.map(({ start }) => start))

/** What each sentence and its neighbours tell together, of a talk or of minutes that somebody wrote. */
function chancesOf(
  utterances: readonly Utterance[],
  readings: OutcomeReadings,
  of: { turns: readonly Turn[]; attendees: readonly string[]; stated: Outcomes; isRecord: boolean },
): OutcomeChance[] {
  const { turns, attendees, stated, isRecord } = of
  const worded = { decisions: startsOf(stated.decisions), actions: startsOf(stated.actions) }
  const rooms = roomsOf(turns)
  const signs = utterances.map((_, index) =>
    isRecord
      ? recordSigns(utterances, index, readings, { attendees, worded, rooms })
      : outcomeSigns(utterances, index, readings, attendees, worded),
  )
  return outcomeChances(isRecord ? 'record' : 'talk', utterances, signs, readings)
}

/**
 * Makes minutes of a meeting's transcript. Who, what and when are taken from what was said; nothing is added. `heard` says by meaning what the
 * sentences are for; without it only wordings tell.
 */
export function writeMinutes(text: string, heard: OutcomeReadings = new Map()): Minutes {
  const { title, date, attendees, agenda, turns } = readTranscript(text)
  const tabled = tableTasks(turns, attendees)
  const tableTurns = new Set(tabled.map(({ turn }) => turn))
  const utterances = utterancesOf(turns).filter(({ turn }) => !tableTurns.has(turn))
  const topics = findTopics(utterances, attendees)
  const written = turns.some(({ speaker }) => speaker !== null) ? null : writtenOutcomes(utterances, turns, attendees)
  const stated = {
    decisions: joined(written?.decisions, findDecisions(utterances)).filter(
      ({ confidence }) => confidence >= leastDecision,
    ),
    actions: joined(written?.actions, findActions(utterances, attendees)).filter(
      ({ confidence }) => confidence >= leastAction,
    ),
    questions: joined(written?.questions, findOpenQuestions(utterances)),
  }
  const readings: OutcomeReadings = turns.length > shortMeeting ? new Map() : heard
  const chances =
    readings.size === 0
      ? null
      : chancesOf(utterances, readings, { turns, attendees, stated, isRecord: written !== null })
  const found = withHeard(stated, utterances, attendees, readings, chances, written !== null)
  const rated = <Item extends { confidence: number; start: number }>(items: readonly Item[], most: number) =>
    surest(items, leastHeard, most).map((item) => ({
      ...item,
      confidence: chances === null ? sureness(item.confidence, turns.length) : item.confidence,
    }))
  const isOut = ({ start }: Decision): boolean =>
    isVotedOut(
      utterances,
      utterances.findIndex((other) => other.start === start),
    )
  const decisions = rated(
    found.decisions.filter((decision) => !isOut(decision)),
    mostDecisions,
  )
  const textOf = ({ start }: { start: number }): string => utterances.find((other) => other.start === start)?.text ?? ''
  const told = rated(
    // 'Gritting: still open who does it' is nobody's.
    found.actions.filter((action) => written === null || !isLeftOpen(textOf(action))),
    mostActions,
  )
  // Nobody speaks in a mail: its 'I' is who wrote it.
  const owned = written === null ? told : withOwnersInLetters(told, lettersOf(text), textOf)
  const actions = [...owned, ...tabled].toSorted((one, other) => one.start - other.start)
  // 'Dympna, could you order aprons?' gives out work and asks nothing.
  const questions = found.questions
    .filter((question) => !actions.some((action) => action.start === question.start && action.who !== null))
    .slice(0, mostQuestions)
  const settled = startsOf([...decisions, ...actions])
  const { summary, said } = summaryOf({ utterances, topics, attendees, settled })
  return { title, date, attendees, agenda, topics, decisions, actions, questions, summary, said, turns }
}
