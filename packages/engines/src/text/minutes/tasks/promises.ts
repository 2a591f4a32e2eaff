import { readPatterns } from '../../read-patterns.ts'
import type { ActionItem } from '../outcomes.ts'
import type { Utterance } from '../spoken.ts'
import { actionWeights } from '../weights.ts'
import { dueIn, dueOrOccasionIn, dueTold } from './due-date.ts'
import { asksWho } from './everyday-actions.ts'
import { personNamed } from './person-named.ts'
import { agrees, notNow, pronoun } from './said-of-tasks.ts'
import { adverb, task, taskOf } from './task-words.ts'

const { takesOn, offers, anybody, given, reported } = readPatterns(
  new URL('../wordings/promises.txt', import.meta.url),
  ['takesOn', 'offers', 'anybody', 'given', 'reported'],
  { adverb, task },
)

/** A task that someone takes on in everyday words: 'leave it with me', 'can somebody …? Sam?', 'Jonas said he'd bring …'. */
export function promiseIn(
  utterances: readonly Utterance[],
  index: number,
  attendees: readonly string[],
): ActionItem | null {
  const utterance = utterances[index]
  if (utterance === undefined) return null
  const { text, speaker, start, end, turn } = utterance
  const base = { start, end, turn, due: dueIn(text) }
  const before = utterances[index - 1]
  const after = utterances[index + 1]
  const asked = anybody.exec(text)?.[1]
  if (asked !== undefined) {
    const named = /^(\p{Lu}[\p{L}'’-]+)\?$/u.exec(after?.text ?? '')?.[1]
    const answer = utterances
      .slice(index + 1, index + 4)
      .find((other) => other.speaker !== speaker && (agrees.test(other.text) || takesOn.test(other.text)))
    const who = answer?.speaker ?? (named === undefined ? null : (personNamed(named, attendees) ?? named))
    if (who === null) return null
    return {
      ...base,
      due: base.due ?? dueTold(answer?.text ?? ''),
      what: taskOf(asked),
      who,
      confidence: actionWeights.volunteered,
    }
  }
  if (/\?\s*$/.test(text) || notNow.test(text.replace(/\b(?:I|he|she|they) would\b/gu, ''))) return null
  const told = reported.exec(text)?.groups
  const promised = told?.['what'] ?? told?.['thing'] ?? told?.['task'] ?? told?.['role']
  if (told?.['who'] !== undefined && promised !== undefined && !pronoun.test(told['who'])) {
    const person = personNamed(told['who'], attendees)
    if (person !== null || base.due !== null || told['task'] === undefined || /^the /iu.test(told['who']))
      return { ...base, what: taskOf(promised), who: person ?? told['who'], confidence: actionWeights.reported }
  }
  const work = given.exec(text)?.groups?.['what']
  if (work !== undefined) return { ...base, what: taskOf(work), who: speaker, confidence: actionWeights.offered }
  const taken = takesOn.exec(text)?.[0]
  if (taken !== undefined) {
    // 'I'm on it' does not say what: the words before it do.
    const vague = /\b(?:it|that)\b/iu.test(taken) && before !== undefined && before.speaker !== speaker
    if (vague && (asksWho(before.text) || anybody.test(before.text))) return null
    const due = base.due ?? (vague ? dueOrOccasionIn(before.text) : null)
    const meant = vague ? before.text.replace(/^I (?:still )?need /u, '') : taken
    return { ...base, due, what: taskOf(meant), who: speaker, confidence: actionWeights.takenOn }
  }
  // 'I can do that' answers a request: the question is the task.
  const isEcho =
    before !== undefined && /^do (?:that|it|this)\W*$/iu.test(offers.exec(text)?.[1] ?? '') && asksWho(before.text)
  const offered = isEcho ? undefined : offers.exec(text)?.[1]
  // Who offers may go on; the answer is what somebody else says next.
  const answer = utterances.slice(index + 1, index + 4).find((other) => other.speaker !== speaker)
  const welcome = (answer !== undefined && agrees.test(answer.text)) || /\?\s*$/.test(before?.text ?? '')
  if (offered !== undefined && (welcome || base.due !== null))
    return { ...base, what: taskOf(offered), who: speaker, confidence: actionWeights.offered }
  return null
}
