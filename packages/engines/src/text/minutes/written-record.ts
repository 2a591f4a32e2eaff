import { at } from '@vitrine/basics/at.ts'
import { capitalised } from '@vitrine/basics/wording.ts'
import { readPatterns } from '../read-patterns.ts'
import { isLeftOpen, type OpenQuestion } from './find-questions.ts'
import type { ActionItem, Decision } from './outcomes.ts'
import type { Utterance } from './spoken.ts'
import { dueOrOccasionIn } from './tasks/due-date.ts'
import { personNamed } from './tasks/person-named.ts'
import { tasksIn } from './tasks/record-tasks.ts'
import type { Turn } from './transcript/transcript.ts'
import { recordWeights } from './weights.ts'

/** Decisions, tasks and open questions stated in written minutes. */
export interface WrittenOutcomes {
  decisions: Decision[]
  actions: ActionItem[]
  questions: OpenQuestion[]
}

/** What the lines below a heading are, as the heading says. */
export type Room = 'actions' | 'decisions' | 'questions' | null

const wordings = readPatterns(new URL('./wordings/written-record.txt', import.meta.url), [
  'resolved',
  'carried',
  'moved',
  'failed',
  'settlesNothing',
  'tasked',
  'undertook',
  'future',
  'infinitive',
  'listed',
  'group',
  'unsettled',
  'standing',
  'headed',
])
const bullet = /^[ \t]*(?:[-•*–]|\d{1,2}[.)])[ \t]+/u
const noDeed = /^(?:the|an?|no|not|it|there|this|that|these|those|still|we|stays?|remains?|costs?|is|are|was|were)\b/iu
const longestHeading = 8
const furthestMotion = 3

/** The kind of the lines below a heading, according to it. */
function roomOf(heading: string): Room {
  const found = wordings.headed.exec(heading)?.groups
  if (found === undefined) return null
  return found['actions'] === undefined ? (found['decisions'] === undefined ? 'questions' : 'decisions') : 'actions'
}

/** Whether a line is short and does not end like a sentence. */
const isHeading = ({ text }: Pick<Turn, 'text'>): boolean =>
  !bullet.test(text) && text.split(/\s+/).length <= longestHeading && !/[.!?;,]$/.test(text)

/** 'Decisions', 'Who does what' */
export const opensList = (text: string): boolean => isHeading({ text }) && roomOf(text) !== null

/** For each turn, the room of the heading above it. */
export function roomsOf(turns: readonly Turn[]): Room[] {
  let room: Room = null
  return turns.map((turn) => {
    if (isHeading(turn)) room = roomOf(turn.text)
    return isHeading(turn) ? null : room
  })
}

function tidy(text: string): string {
  const plain = text.replace(/[\s.,;!?]+$/, '').trim()
  return capitalised(plain)
}

/** The person who is assigned something: by name, else by office ('the Clerk'). Null where the words do not name a person. */
function ownerOf(words: string, attendees: readonly string[]): string | null {
  if (wordings.group.test(words)) return null
  const persons = words.split(/\s*(?:,|\+|&|\/|\band\b)\s*/u).map((name) => personNamed(name, attendees) ?? name)
  return persons.every((person) => /^\p{Lu}|^the /u.test(person)) ? persons.join(', ').replace(/^The /, 'the ') : null
}

interface Task {
  who: string
  what: string
  confidence: number
}

/** Whether a line is about the meeting itself or tells what came to nothing. */
export const settlesNothing = (text: string): boolean =>
  wordings.settlesNothing.test(text) || wordings.failed.test(text)

/** A task in the third person, of anybody where the line `isGiven` to hold one: 'The Clerk was asked to …', 'Dr Farnham undertook to …', 'Ms Ho to …', below a heading 'Bram sets up …'. */
export function taskIn(
  text: string,
  attendees: readonly string[],
  { room, isGiven = false }: { room: Room; isGiven?: boolean },
): Task | null {
  if (isLeftOpen(text)) return null
  const { tasked, undertook, future, infinitive, listed } = wordings
  const readings = [
    { pattern: tasked, confidence: recordWeights.tasked, anyOffice: true },
    { pattern: undertook, confidence: recordWeights.undertook, anyOffice: true },
    { pattern: future, confidence: recordWeights.future, anyOffice: false },
    { pattern: infinitive, confidence: recordWeights.infinitive, anyOffice: false },
    ...(room === 'actions' ? [{ pattern: listed, confidence: recordWeights.listed, anyOffice: true }] : []),
  ]
  for (const { pattern, confidence, anyOffice } of readings) {
    const { who, what } = pattern.exec(text)?.groups ?? {}
    // 'Loans: the vase is not coming' tells of a matter.
    if (who === undefined || what === undefined || (pattern === listed && noDeed.test(what))) continue
    const owner = ownerOf(who, attendees)
    const isKnown = who.split(/\s*(?:,|\+|&|\/|\band\b)\s*/u).every((name) => personNamed(name, attendees) !== null)
    if (owner !== null && (isKnown || anyOffice || isGiven)) return { who: owner, what: tidy(what), confidence }
  }
  return null
}

/** 'Motion carried 3-1' means nothing without the motion, one to three sentences before. */
function motionBefore(utterances: readonly Utterance[], index: number): Utterance | undefined {
  const before = utterances.slice(Math.max(0, index - furthestMotion), index)
  return before.findLast(({ text }) => wordings.moved.test(text))
}

function decisionIn(utterances: readonly Utterance[], index: number, room: Room): Decision | null {
  const { text, start, end, turn } = at(utterances, index)
  const { resolved, carried, moved, failed, unsettled, standing } = wordings
  const place = { start, end, turn }
  if (failed.test(text) || isLeftOpen(text)) return null
  if (carried.test(text)) {
    const motion = moved.test(text) ? undefined : motionBefore(utterances, index)
    return { ...place, text: [motion?.text, text].filter(Boolean).join(' '), confidence: recordWeights.resolved }
  }
  if (resolved.test(text) && !unsettled.test(text)) return { ...place, text, confidence: recordWeights.resolved }
  const laidDown = room === 'decisions' || (room === 'actions' && standing.test(text))
  return laidDown ? { ...place, text, confidence: recordWeights.listed } : null
}

/**
 * Written minutes refer to people in the third person, record what was resolved, and put lists below headings; nobody speaks in
 * them, so that who and when come from the sentence itself alone.
 */
export function writtenOutcomes(
  utterances: readonly Utterance[],
  turns: readonly Turn[],
  attendees: readonly string[],
): WrittenOutcomes {
  const rooms = roomsOf(turns)
  const found: WrittenOutcomes = { decisions: [], actions: [], questions: [] }
  for (const [index, { text: said, start, end, turn }] of utterances.entries()) {
    const text = said.replace(bullet, '')
    const room = rooms[turn] ?? null
    const place = { start, end, turn }
    const decision = decisionIn(utterances, index, room)
    if (decision !== null) found.decisions.push(decision)
    const task = decision === null && !wordings.failed.test(text) ? taskIn(text, attendees, { room }) : null
    if (task !== null) found.actions.push({ ...place, ...task, due: dueOrOccasionIn(text) })
    else if (decision === null && room === 'actions')
      for (const { who, what, due } of tasksIn(utterances, index, attendees))
        if (who !== null) found.actions.push({ ...place, who, what, due, confidence: recordWeights.listed })
    if (room === 'questions' || isLeftOpen(text)) found.questions.push({ ...place, text, who: null })
  }
  return found
}
