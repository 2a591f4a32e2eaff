import { asConfidence, ofTwoReadings } from '../../answers/confidence.ts'
import type { Locale } from '../../answers/parse-answer.ts'
import { isTitledPerson, legalForm } from '../../parties/address-blocks.ts'
import { otherReading } from '../../values/dates.ts'
import { plainKey } from '../answers/plain-key.ts'
import type { RoleAnswer } from '../answers/role-answer.ts'
import type { Weighed } from '../network/weighed.ts'
import { type PaperKind, type RoleType, typeOf } from '../role.ts'
import fields from './fields.json' with { type: 'json' }
import { type Judged, judgeRoles, type Ruled, type RuledFields, wordsOf } from './judge-roles.ts'
import { chanceRight, type Standing } from './trust.ts'

/** What becomes of a field: the rules' answer with a confidence, or the network's instead of it. */
export type Joined = { kept: true; confidence: number } | { kept: false; answer: RoleAnswer; confidence: number }

/**
 * The mean score of the network's best answers where it finds its bearings: 188 of 215 papers of other hands that the rules hardly read
 * have more, and 3 of 158 trials with papers that are none of the kind.
 */
const leastUnderstood = 0.37
/** An answer of the network alone that is right less often is not shown. */
const leastShare = 0.5
/** Where the rules found this share of the fields they understand the paper, and what they do not find is seldom there. */
const wellRead = { from: 0.6, leastShare: 0.8 } as const
/** The network's answer is right more often by so much where it replaces the rules'. */
const leastGain = 0.15
/** Sure rules give way only where the network sees little in their answer. */
const sureRules = { from: 0.8, mostOwn: 0.3 } as const
/** The rules know of doubts that the network does not see: two sums in a sentence, a faded copy. What they are not sure of is not sure. */
const doubt = { below: 0.8, most: 0.78 } as const

/** Whether a date's other reading is as good. */
const isUndecided = ({ text, value }: RoleAnswer, type: RoleType, { dateOrderProven }: Locale): boolean =>
  type === 'date' && !dateOrderProven && otherReading(text, String(value)) !== null

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** Whether a number stands where the rules found it: else they added it up. */
const isPrinted = (ruled: Ruled, weighed: Weighed): boolean =>
  wordsOf(ruled, weighed).some(({ word }) => digitsOf(word.text).startsWith(digitsOf(String(ruled.value))))

/** Where the rules know better. */
function isRulesOwn(
  answer: RoleAnswer,
  ruled: Ruled,
  { type, weighed }: { type: RoleType; weighed: Weighed },
): boolean {
  const { value, confidence } = ruled
  // Sums follow from others, and from their columns: unless it is a guess, theirs is only doubted.
  if (type === 'amount') return confidence >= ofTwoReadings
  if (type === 'count') return !isPrinted(ruled, weighed)
  if (type !== 'name') return false
  // A name with its place behind it, or of which a word is missing, is the same name.
  const [given, found] = [plainKey(value), plainKey(answer.value)]
  if (found.startsWith(given) || given.includes(found)) return true
  // A person who works for a firm does not stand for it.
  return legalForm.test(String(value)) && isTitledPerson(String(answer.value))
}

/** Chooses between the rules' and the network's answer: the one that is right more often. Null where neither is likely. */
export function joinRole({ role, ruled, best, evidence }: Judged, weighed: Weighed): Joined | null {
  const type = typeOf(role)
  const judged = (standing: Standing) => chanceRight(standing, role, evidence)
  const own = (answer: RoleAnswer, share: number): Joined => {
    const most = isUndecided(answer, type, weighed.locale) ? ofTwoReadings : 1
    return { kept: false, answer, confidence: Math.min(asConfidence(share), most) }
  }
  if (ruled === null) {
    const share = best === null ? 0 : judged('filled')
    const least = evidence.found >= wellRead.from ? wellRead.leastShare : leastShare
    return best === null || share < least ? null : own(best, share)
  }
  const kept = (share: number): Joined => {
    const isTwofold = type === 'date' && ruled.confidence <= ofTwoReadings
    const most = isTwofold ? ofTwoReadings : ruled.confidence < doubt.below ? doubt.most : 1
    return { kept: true, confidence: Math.min(asConfidence(share), most) }
  }
  if (best === null || best.score <= evidence.own) return kept(judged('undisputed'))
  const [instead, disputed] = [judged('instead'), judged('disputed')]
  const isSure = ruled.confidence >= sureRules.from && evidence.own > sureRules.mostOwn
  const isBetter = instead >= leastShare && instead > disputed + leastGain
  return isBetter && !isSure && !isRulesOwn(best, ruled, { type, weighed }) ? own(best, instead) : kept(disputed)
}

export interface JoinedPaper {
  /** By field; those of which nothing is known are not there. */
  fields: Map<string, Joined>
  /** The network finds as much on the paper as on papers of its kind. */
  isUnderstood: boolean
}

/** Weighs a kind's answers by rules, by field, against what the network takes for them. */
export function joinRoles(weighed: Weighed, kind: PaperKind, ruled: RuledFields): JoinedPaper {
  const judged = [...judgeRoles(weighed, Object.entries(fields[kind]), ruled)]
  const joined = judged.flatMap(([field, one]) => {
    const answer = joinRole(one, weighed)
    return answer === null ? [] : [[field, answer] as const]
  })
  return {
    fields: new Map(joined),
    isUnderstood: judged.some(([, { evidence }]) => evidence.strong >= leastUnderstood),
  }
}
