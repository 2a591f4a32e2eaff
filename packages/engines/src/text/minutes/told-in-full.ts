import { logOdds, sigmoid } from '@vitrine/basics/logistic.ts'
import { withProposals } from './decisions/verdicts.ts'
import type { OutcomeChance } from './learned/outcome-chances.ts'
import type { ActionItem, Decision } from './outcomes.ts'
import type { Utterance } from './spoken.ts'
import { dueLoosely, dueNear, dueRightAfter } from './tasks/due-near.ts'
import { decisionSaysEnough, saysMuch, taskSaysEnough, withWhatItRefersTo } from './tasks/refers-to.ts'
import { heardWeights } from './weights.ts'

/** What a talk settled and gave out. */
export interface Told {
  decisions: readonly Decision[]
  actions: readonly ActionItem[]
}

const { earned, recorded } = heardWeights

/** Log odds of a chance that is neither surely nor never. */
const heldOdds = (chance: number): number => logOdds(chance, 1 - earned.most)

/** The share of such outcomes that were right; none is sure that does not say itself what it is about. */
function confidenceOf(kind: 'decision' | 'action', chance: number, said: string, full: string | null): number {
  const { slope, offset, sureFrom } = earned[kind]
  const share = sigmoid(slope * heldOdds(chance) + offset)
  return full === null && saysMuch(said) && chance >= sureFrom
    ? Math.min(earned.most, Math.max(earned.sure, share))
    : Math.min(earned.unsure, share)
}

/** 'I can do it at lunch' to a question that is a task itself: one task, with the date of the answer. */
function withoutAnswers(actions: readonly ActionItem[], utterances: readonly Utterance[]): ActionItem[] {
  const asked = (action: ActionItem): ActionItem | undefined =>
    actions.find(
      ({ start, who }) =>
        start < action.start &&
        who === action.who &&
        action.what.includes(`“${utterances.find((other) => other.start === start)?.text}`),
    )
  return actions
    .filter((action) => asked(action) === undefined)
    .map((action) => ({ ...action, due: action.due ?? actions.find((other) => asked(other) === action)?.due ?? null }))
}

/** Outcomes of a talk with what they refer to and when they are due, as sure as the sentence and its neighbours make them. */
export function toldInFull(
  { decisions, actions }: Told,
  utterances: readonly Utterance[],
  chances: readonly OutcomeChance[],
): Told {
  const givesWork = (start: number): boolean => actions.some((other) => other.start === start)
  const placeOf = ({ start }: { start: number }): number => utterances.findIndex((other) => other.start === start)
  return {
    decisions: withProposals(decisions, utterances).map((decision) => {
      const place = placeOf(decision)
      const full = withWhatItRefersTo(decision.text, utterances, place, {
        least: decisionSaysEnough(decision.text),
      })
      const chance = chances[place]?.decision ?? 0
      const confidence = confidenceOf('decision', chance, decision.text, full)
      return { ...decision, text: full ?? decision.text, confidence }
    }),
    actions: withoutAnswers(
      actions.map((action) => {
        const place = placeOf(action)
        const own = utterances[place]
        const isOnly = actions.every((other) => other === action || other.start !== action.start)
        const due =
          action.due ??
          dueRightAfter(utterances, place) ??
          (own === undefined ? null : dueLoosely(own, action.what, isOnly)) ??
          dueNear(utterances, place, action.who, givesWork)
        // 'By the end of this week' points to nothing said.
        const deed = due === null ? action.what : action.what.replace(due, '')
        const full = withWhatItRefersTo(action.what, utterances, place, { least: taskSaysEnough(deed), due })
        const chance = chances[place]?.action ?? 0
        return {
          ...action,
          due,
          what: full ?? action.what,
          confidence: confidenceOf('action', chance, action.what, full),
        }
      }),
      utterances,
    ),
  }
}

/** The share of such outcomes of written minutes that were right; none is sure that does not say what it is about, and who. */
function confidenceInRecord(kind: 'decision' | 'action', chance: number, isWhole: boolean): number {
  const { slope, offset, sureFrom } = recorded.earned[kind]
  return Math.min(
    isWhole && chance >= sureFrom ? earned.most : earned.unsure,
    sigmoid(slope * heldOdds(chance) + offset),
  )
}

/** Outcomes of minutes that somebody wrote: nobody answers anybody, so that each line says itself what, who and when. */
export function toldInRecord(
  { decisions, actions }: Told,
  utterances: readonly Utterance[],
  chances: readonly OutcomeChance[],
): Told {
  const placeOf = ({ start }: { start: number }): number => utterances.findIndex((other) => other.start === start)
  return {
    decisions: decisions.map((decision) => ({
      ...decision,
      confidence: confidenceInRecord('decision', chances[placeOf(decision)]?.decision ?? 0, saysMuch(decision.text)),
    })),
    actions: actions.map((action) => {
      const place = placeOf(action)
      const own = utterances[place]
      const isOnly = actions.every((other) => other === action || other.start !== action.start)
      const due = action.due ?? (own === undefined ? null : dueLoosely(own, action.what, isOnly))
      const isWhole = action.who !== null && saysMuch(action.what)
      return { ...action, due, confidence: confidenceInRecord('action', chances[place]?.action ?? 0, isWhole) }
    }),
  }
}
