import { at } from '@vitrine/basics/at.ts'
import { answerTo, isCalledOff } from './answers.ts'
import { isAssented } from './decisions/find-decisions.ts'
import { evades, isLeftOpen, type OpenQuestion } from './find-questions.ts'
import { isAsked } from './is-asked.ts'
import type { OutcomeReading, OutcomeReadings } from './learned/hear-outcomes.ts'
import type { OutcomeChance } from './learned/outcome-chances.ts'
import type { ActionItem } from './outcomes.ts'
import type { Utterance } from './spoken.ts'
import { dueOrOccasionIn } from './tasks/due-date.ts'
import { dueAnswered } from './tasks/everyday-actions.ts'
import type { HeardTask } from './tasks/heard-tasks.ts'
import { personNamed } from './tasks/person-named.ts'
import { tasksIn } from './tasks/record-tasks.ts'
import { agrees } from './tasks/said-of-tasks.ts'
import { taskByContext } from './tasks/tasks-by-context.ts'
import { type Told, toldInFull, toldInRecord } from './told-in-full.ts'
import { presentLine } from './transcript/transcript-head.ts'
import { heardWeights as weights } from './weights.ts'
import { opensList, settlesNothing, taskIn } from './written-record.ts'

/** Outcomes found by rules, to which those found by meaning are added. */
export interface Outcomes extends Told {
  questions: readonly OpenQuestion[]
}

const proposes = /^(?:[\p{L}]+,? ){0,2}(?:let['’]s|shall we|I['’]d say we|why don['’]t we)\b/iu
const unsettled = /\b(?:nothing|not yet|nobody) (?:is |was |has |been )*(?:decided|settled|agreed)\b/iu

const silent: OutcomeReading = { action: 0, decision: 0, open: 0 }
const farthestReply = 3
const fewWords = 3

/** The question that 'they haven't told us' answers. */
function questionBefore(utterances: readonly Utterance[], index: number): Utterance | undefined {
  const { speaker, turn } = at(utterances, index)
  return utterances
    .slice(Math.max(0, index - farthestReply), index)
    .findLast((other) => isAsked(other.text) && (speaker === null || other.turn === turn || other.speaker !== speaker))
}

function askedAndOpen(utterances: readonly Utterance[], index: number, readings: OutcomeReadings): OpenQuestion | null {
  const { text, speaker, start, end, turn } = at(utterances, index)
  const heard = readings.get(start) ?? silent
  if (heard.open < weights.least.open || heard.action > heard.open) return null
  const question = { text, who: speaker, start, end, turn }
  if (isAsked(text)) {
    const next = utterances[index + 1]
    const isLast = utterances.slice(index + 1).every((other) => other.turn === turn || isAsked(other.text))
    // In written notes nobody answers; in a conversation the next utterance usually does.
    return text.split(/\s+/).length >= fewWords && (isLast || (speaker === null && next !== undefined))
      ? question
      : null
  }
  const asked = questionBefore(utterances, index)
  if (asked !== undefined)
    return { text: asked.text, who: asked.speaker, start: asked.start, end: asked.end, turn: asked.turn }
  return speaker === null && heard.open >= weights.least.told ? question : null
}

// A mail's header.
const headerLine = /^(?:subject|re|fwd?|from|to|cc|sent|date)\s*:/iu

/** Whether a line of written notes is a heading, a date or a list of people. */
function isNoSentence(utterances: readonly Utterance[], index: number): boolean {
  const { text, speaker, turn } = at(utterances, index)
  if (speaker !== null) return false
  const isAlone = utterances[index - 1]?.turn !== turn && utterances[index + 1]?.turn !== turn
  const isTitle = isAlone && turn === 0 && !/[.!?]$/.test(text)
  return isTitle || headerLine.test(text) || presentLine.test(text) || opensList(text)
}

/** A task of a line of minutes in the third person, whoever is to do it: the line is known to assign a task. */
function recordTasks(text: string, attendees: readonly string[]): HeardTask[] {
  const task = taskIn(text, attendees, { room: 'actions', isGiven: true })
  return task === null ? [] : [{ what: task.what, who: task.who, due: dueOrOccasionIn(text), isClear: true }]
}

/** Whether a task found by rules is the same as one found by meaning in the same sentence. */
const isKnown = (known: ActionItem, task: ActionItem): boolean =>
  known.start === task.start &&
  (known.who === task.who ||
    task.who === null ||
    (known.who !== null && personNamed(known.who, [task.who]) !== null) ||
    known.what.toLowerCase().includes(task.what.toLowerCase()))

/**
 * Adds to the outcomes found by rules those found by meaning in a short meeting: tasks with any verb, decisions without words of deciding, and
 * questions without an answer. Rules take precedence where both apply to a sentence.
 */
export function withHeard(
  found: Outcomes,
  utterances: readonly Utterance[],
  attendees: readonly string[],
  readings: OutcomeReadings,
  chances: readonly OutcomeChance[] | null,
  isRecord: boolean,
): Outcomes {
  if (readings.size === 0) return found
  const placeOf = ({ start }: { start: number }): number => utterances.findIndex((other) => other.start === start)
  const chanceOf = (one: { start: number }): OutcomeChance | undefined => chances?.[placeOf(one)]
  const { unlikely } = isRecord ? weights.recorded : weights
  // What everyone was asked and agreed to is settled, whatever its words sound like.
  const decisions = found.decisions.filter(
    (one) => (chanceOf(one)?.decision ?? 1) >= unlikely.decision || isAssented(utterances, placeOf(one)),
  )
  const actions = found.actions.filter((one) => (chanceOf(one)?.action ?? 1) >= unlikely.action)
  // 'Will pay tomorrow' is an answer, however short.
  const questions = found.questions.filter((question) => {
    const { start } = question
    const answer = answerTo(utterances, placeOf(question))
    if (answer === undefined || evades(answer.text)) return true
    const heard = readings.get(answer.start) ?? silent
    const own = readings.get(start) ?? silent
    if (own.action >= weights.least.action && own.action > own.open && agrees.test(answer.text)) return false
    return heard.action < weights.least.action || heard.open > heard.action
  })
  for (const [index, { text, start, end, turn }] of utterances.entries()) {
    const heard = readings.get(start)
    if (heard === undefined) continue
    const isTold = !isAsked(text) && !isCalledOff(utterances, index)
    if (isNoSentence(utterances, index)) continue
    const isAgreed = proposes.test(text) && agrees.test(answerTo(utterances, index)?.text ?? '')
    const chance = chances?.[index]
    const settles =
      chance === undefined
        ? heard.decision >= (isAgreed ? weights.least.agreed : weights.least.decision)
        : chance.decision >= weights.least.settled
    const isMatter = !isRecord || !settlesNothing(text)
    const isLong = text.split(/\s+/).length >= fewWords || heard.decision >= weights.least.short
    if (
      isTold &&
      isMatter &&
      isLong &&
      !unsettled.test(text) &&
      !(isRecord && isLeftOpen(text)) &&
      settles &&
      (isAgreed || text.includes(',') || (chance ?? heard).decision > (chance ?? heard).action)
    ) {
      if (!decisions.some((known) => known.start === start || known.text.includes(text)))
        decisions.push({
          text,
          confidence: weights.sureness * (chance?.decision ?? Math.max(heard.decision, weights.least.decision)),
          start,
          end,
          turn,
        })
    }
    if (!isCalledOff(utterances, index) && (chance?.action ?? heard.action) >= weights.least.clear) {
      const read = tasksIn(utterances, index, attendees)
      const isUnread =
        chance !== undefined &&
        chance.action >= weights.least.byContext &&
        read.length === 0 &&
        !actions.some((known) => known.start === start)
      const tasks = isUnread
        ? isRecord
          ? recordTasks(text, attendees)
          : taskByContext(utterances, index, attendees)
        : read
      for (const { isClear, ...task } of tasks) {
        const item = {
          ...task,
          due: task.due ?? dueAnswered(utterances, index),
          confidence: weights.sureness * (chance?.action ?? heard.action),
          start,
          end,
          turn,
        }
        // 'I will, by Friday' answers who was asked, and says when.
        const asked = actions.findIndex(
          (other) =>
            other.start < start && other.who === item.who && item.what.toLowerCase().endsWith(other.what.toLowerCase()),
        )
        const before = actions[asked]
        if (before !== undefined) {
          actions[asked] = { ...before, due: before.due ?? item.due }
          continue
        }
        const same = actions.findIndex((known) => isKnown(known, item))
        const known = actions[same]
        // 'You write yours by the 10th, I write mine the week after': a date belongs to its own clause.
        if (known !== undefined && tasks.length > 1 && known.who === item.who)
          actions[same] = { ...known, due: item.due }
        if (known === undefined && (isClear || (chance ?? heard).action >= weights.least.given)) actions.push(item)
      }
    }
    const open = askedAndOpen(utterances, index, readings)
    if (open !== null && !questions.some((known) => known.start === open.start)) questions.push(open)
  }
  const all = {
    decisions: decisions.toSorted((one, other) => one.start - other.start),
    actions: actions.toSorted((one, other) => one.start - other.start),
    questions: questions.toSorted((one, other) => one.start - other.start),
  }
  if (chances === null) return all
  return { ...all, ...(isRecord ? toldInRecord : toldInFull)(all, utterances, chances) }
}
