import { clampFraction } from '@vitrine/basics/clamp-fraction.ts'
import { mean } from '@vitrine/basics/statistics.ts'
import { addTo } from '@vitrine/basics/tally.ts'
import { calibrationError } from '../metrics/calibration-error.ts'
import type { BlindCase } from './blind-case.ts'
import { type Fact, inShort, type Judge, type Outcome, outcomeOf } from './fact.ts'
import type { Ran } from './run-case.ts'
import { isTurnedAway, noticesOf, sureness } from './turned-away.ts'

export interface Judged {
  id: string
  kind: BlindCase['kind']
  refused: boolean
  facts: (Fact & { outcome: Outcome })[]
}

/** Shares of cases; a case with several facts is shared among them. */
export interface Totals {
  belongs: number
  right: number
  wrong: number
  unsure: number
  refused: number
  doesNotBelong: number
  /** Of those that do not belong: refused, said to be unknown, marked, or not more than a guess. */
  turnedAway: number
  /** Of all cases. */
  wrongAndSure: number
  /** Null where answers carry no confidence. */
  calibrationError: number | null
  /** Answers that failed with anything but a refusal, each also wrong. */
  crashed: number
}

const single = (name: string, right: boolean, given: string, confidence: number | null = null): Fact => ({
  name,
  right,
  missing: false,
  confidence,
  given,
  wanted: name,
})

function factsOf(one: BlindCase, ran: Ran, judge: Judge, common: ReadonlySet<string>): Fact[] {
  if ('crashed' in ran) return [single('an answer', false, `failed: ${inShort(ran.crashed)}`)]
  if ('refused' in ran) return [single('an answer', one.kind === 'does-not-belong', `refused: ${inShort(ran.refused)}`)]
  if (one.kind === 'belongs') return judge(one.truth, ran.output)
  if (isTurnedAway(ran.output, common)) return [single('turned away', true, 'marked')]
  if (one.truth === undefined) return [single('turned away', false, 'answered', sureness(ran.output))]
  // One fact for the whole input: the worst of what was made up.
  const wrong = judge(one.truth, ran.output).filter(({ right, missing }) => !right && !missing)
  const worst = wrong.toSorted((a, b) => (b.confidence ?? 1) - (a.confidence ?? 1))[0]
  return [worst ?? single('turned away', true, 'nothing made up')]
}

/** Notices that more than half of the inputs that belong get: they tell nothing apart. */
function commonNotices(ran: readonly { one: BlindCase; ran: Ran }[]): ReadonlySet<string> {
  const belonging = ran.filter(({ one }) => one.kind === 'belongs')
  const counts = new Map<string, number>()
  for (const { ran: answer } of belonging) {
    const notices = 'output' in answer ? noticesOf(answer.output) : []
    for (const notice of new Set(notices)) addTo(counts, notice)
  }
  return new Set([...counts].filter(([, count]) => count * 2 > belonging.length).map(([notice]) => notice))
}

/** Judges what was answered to each case. Throws where a truth is malformed. */
export function judgeAll(ran: readonly { one: BlindCase; ran: Ran }[], judge: Judge): Judged[] {
  const common = commonNotices(ran)
  return ran.map(({ one, ran: answer }) => ({
    id: one.id,
    kind: one.kind,
    refused: 'refused' in answer,
    facts: factsOf(one, answer, judge, common).map((fact) => ({ ...fact, outcome: outcomeOf(fact) })),
  }))
}

const round = (value: number): number => Math.round(value * 1000) / 1000

export function totalsOf(judged: readonly Judged[]): Totals {
  const share = (one: Judged, ...outcomes: Outcome[]): number =>
    mean(one.facts.map(({ outcome }) => Number(outcomes.includes(outcome))))
  const belonging = judged.filter(({ kind }) => kind === 'belongs')
  const others = judged.filter(({ kind }) => kind === 'does-not-belong')
  const answered = belonging.filter(({ refused }) => !refused)
  const of = (...outcomes: Outcome[]): number =>
    (mean(answered.map((one) => share(one, ...outcomes))) * answered.length) / Math.max(1, belonging.length)
  const confident = judged.flatMap(({ facts }) =>
    facts.flatMap(({ confidence, missing, right }) =>
      confidence === null || missing ? [] : [{ confidence: clampFraction(confidence), right }],
    ),
  )
  return {
    belongs: belonging.length,
    right: round(of('right')),
    wrong: round(of('wrong', 'wrong and sure')),
    unsure: round(of('unsure')),
    refused: round(mean(belonging.map(({ refused }) => Number(refused)))),
    doesNotBelong: others.length,
    turnedAway: round(mean(others.map((one) => share(one, 'right', 'unsure')))),
    wrongAndSure: round(mean(judged.map((one) => share(one, 'wrong and sure')))),
    calibrationError: confident.length > 0 ? round(calibrationError(confident)) : null,
    crashed: judged.filter(({ facts }) => facts.some(({ given }) => given.startsWith('failed: '))).length,
  }
}
