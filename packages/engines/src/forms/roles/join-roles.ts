import { mean } from '@vitrine/basics/statistics.ts'
import type { Box, ReadDocument } from '../../documents/document.ts'
import { formDocumentOf } from '../rows/form-page.ts'
import { localeOfForm } from '../values/locale-of-form.ts'
import { answersByRole, type RoleAnswer } from './answers-by-role.ts'
import type { Weighed } from './weighed.ts'
import { shareRight } from './calibration.ts'
import fields from './fields.json' with { type: 'json' }
import { type RoleNetwork, roleChances, shippedNetworks } from './network.ts'
import { paperSigns } from './paper-signs.ts'
import { plainKey } from './plain-key.ts'
import { columnOf, type PaperKind, type RoleType, typeOf } from './role.ts'
import { ofTwoReadings } from '../answers/confidence.ts'
import { isTitledPerson, legalForm } from '../parties/address-blocks.ts'
import type { Locale } from '../answers/parse-answer.ts'
import { otherReading } from '../values/dates.ts'

/** What the rules answer for a field. */
export interface Ruled {
  value: string | number
  page: number
  box: Box
  confidence: number
}

/** What becomes of a field: the rules' answer with a confidence, or the network's instead of it. */
export type Joined = { kept: true; confidence: number } | { kept: false; answer: RoleAnswer; confidence: number }

/** An answer of the network alone that is right less often is not shown. A wrong sum costs more than a missing one. */
const leastShare = 0.5
const leastShareOfSums = 0.55
/** Where the rules found this share of the fields they understand the paper, and the network must be right more often. */
const wellRead = { from: 0.6, leastShare: 0.8 } as const
/** The network's answer is right more often by so much where it replaces the rules'. */
const leastGain = 0.15
/** Rules that are sure give way only to a likely answer, and where the network sees nothing in theirs. */
const sureRules = { from: 0.8, leastShare: 0.7, mostChance: 0.3 } as const
/** Sums of this confidence add up with others. */
const proved = 0.95
/** Where the network has no better answer, the rules' one is not sure if such answers are right less often. */
const leastAlone = 0.7
/** Two answers to one question: neither is sure. */
const mostInDispute = 0.78
/** A bill has a few hundred words; a contract or a ledger is not what was learned from. */
const mostWords = 2500

/** How likely the words of the rules' answer are the role's: as one of the network's answers, else by its place. */
export function scoreOfRuled(
  { value, page, box }: Ruled,
  role: string,
  answers: readonly RoleAnswer[],
  { paper, chances }: Weighed,
): number {
  const key = plainKey(typeof value === 'number' || typeOf(role) !== 'count' ? value : Number.parseFloat(value))
  const same = answers.find((answer) => plainKey(answer.value) === key)
  if (same !== undefined) return same.score
  const own = paper.words.flatMap(({ word }, index) => {
    const [x, y] = [(word.box[0] + word.box[2]) / 2, (word.box[1] + word.box[3]) / 2]
    const isIn = word.page === page && x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]
    return isIn && /[\p{L}\p{N}]/u.test(word.text) ? (chances[index]?.[columnOf(role)] ?? 0) : []
  })
  return mean(own)
}

/** How often such an answer is right; a date that may be read in two ways is one of two. */
function shareOf({ score, text, value }: RoleAnswer, type: RoleType, { dateOrderProven }: Locale): number {
  const share = shareRight('network', type, score)
  const isUndecided = type === 'date' && !dateOrderProven && otherReading(text, String(value)) !== null
  return isUndecided ? Math.min(share, ofTwoReadings) : share
}

/** Whether the network's answer, right as often as `share`, stands for the rules' one, which is of `chance` by the network. */
function replaces(
  answer: RoleAnswer,
  ruled: Ruled,
  { type, share, chance }: { type: RoleType; share: number; chance: number },
): boolean {
  const { value, confidence } = ruled
  // Sums follow from others, and from their columns, which rules know better: unless it is a guess, theirs is only doubted.
  if (type === 'amount' && confidence >= ofTwoReadings) return false
  // A name with its place behind it, or broken off at a line's end, is the same name.
  const [given, found] = [plainKey(value), plainKey(answer.value)]
  if (type === 'name' && (found.startsWith(given) || given.startsWith(found))) return false
  // Whoever works for a firm is not in its place.
  if (type === 'name' && legalForm.test(String(value)) && isTitledPerson(String(answer.value))) return false
  if (confidence >= sureRules.from && (share < sureRules.leastShare || chance > sureRules.mostChance)) return false
  return share > shareRight('rules', type, chance) + leastGain
}

/** How often the network's answers must be right to be shown, where the rules found `found` of `asked` fields. */
export const leastToShow = (found: number, asked: number): number =>
  found >= wellRead.from * asked ? wellRead.leastShare : leastShare

/**
 * Weighs the rules' answer to one role against the network's; null where neither has one. The network answers where it is
 * right at least as often as `least`.
 */
export function joinRole(weighed: Weighed, role: string, ruled: Ruled | null, least = leastShare): Joined | null {
  const type = typeOf(role)
  const answers = answersByRole(weighed, role)
  const [best] = answers
  const share = best === undefined ? 0 : shareOf(best, type, weighed.locale)
  if (ruled === null) {
    const enough = type === 'amount' ? Math.max(least, leastShareOfSums) : least
    return best === undefined || share < enough ? null : { kept: false, answer: best, confidence: share }
  }
  const own = scoreOfRuled(ruled, role, answers, weighed)
  const isProved = type === 'amount' && ruled.confidence >= proved
  // The same value, or the rules' is as likely: they read it better. Where the network sees little there, they are wrong more often.
  if (best === undefined || best.score <= own) {
    const isDoubtful = !isProved && shareRight('alone', type, own) < leastAlone
    return { kept: true, confidence: isDoubtful ? Math.min(ruled.confidence, mostInDispute) : ruled.confidence }
  }
  if (share >= least && replaces(best, ruled, { type, share, chance: own }))
    return { kept: false, answer: best, confidence: Math.min(share, mostInDispute) }
  const doubted = Math.max(shareRight('rules', type, own), ofTwoReadings)
  return { kept: true, confidence: isProved ? ruled.confidence : Math.min(ruled.confidence, doubted, mostInDispute) }
}

/** Weighs a kind's answers by rules, by field, against what the network takes for them. Fields of which nothing is known are not there. */
export function joinRoles(
  document: ReadDocument,
  kind: PaperKind,
  ruled: Readonly<Record<string, Ruled | null | undefined>>,
  networks: readonly RoleNetwork[] = shippedNetworks(),
): Map<string, Joined> {
  const joined = new Map<string, Joined>()
  if (document.pages.reduce((sum, { words }) => sum + words.length, 0) > mostWords) return joined
  const form = formDocumentOf(document)
  const locale = localeOfForm(form)
  const asked = Object.entries(fields[kind])
  const known = asked.flatMap(([field, role]) => {
    const own = ruled[field]
    return own == null ? [] : [{ role, page: own.page, box: own.box, confidence: own.confidence }]
  })
  const signs = paperSigns({ document, form, locale }, { kind, known })
  const weighed = { form, locale, paper: signs.paper, chances: roleChances(signs, networks) }
  const least = leastToShow(known.length, asked.length)
  for (const [field, role] of asked) {
    const one = joinRole(weighed, role, ruled[field] ?? null, least)
    if (one !== null) joined.set(field, one)
  }
  return joined
}
