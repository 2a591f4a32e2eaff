import { readPatterns } from '../../text/read-patterns.ts'
import { firstNames } from './first-names.ts'
import { nameScores } from './weights.ts'

const {
  introduced,
  sentForCare,
  spokenFor,
  speaksFor,
  otherPerson,
  credentials,
  described,
  parent,
  mine,
  relativeBehind,
  kinOf,
} = readPatterns(new URL('./wordings/name-context.txt', import.meta.url), [
  'introduced',
  'sentForCare',
  'spokenFor',
  'speaksFor',
  'otherPerson',
  'credentials',
  'described',
  'parent',
  'mine',
  'relativeBehind',
  'kinOf',
])
// '34 yo F, Ada Lovelace'.
const describedBefore = /\b\d{1,3} ?-?(?:y\/?o|yr|year|y)s?(?:[- ]old)? ?\/?(?:f|m|female|male|woman|man)?[,:]? $/iu

/** Whether the text after a name marks it as a professional's. */
export const isProfessional = (after: string): boolean => credentials.test(after)

/** Score of the text before a name that is followed by an age or date of birth; null where the name is a doctor's. */
export function besideMarkOf(text: string, start: number): number | null {
  const before = text.slice(Math.max(0, start - 60), start)
  if (/\b(?:d(?:octo)?r|prof(?:essor)?)\.?\s*$/iu.test(before)) return null
  // 'Rekha Nair, W/o Mohan Nair, age 44': the age is hers.
  if (parent.test(before) || kinOf.test(before)) return null
  const isOther = otherPerson.test(before) && !sentForCare.test(before) && !spokenFor.test(before)
  return nameScores.introducedWithAge + (isOther ? nameScores.introducedBesideOther : 0)
}

/** Score of the text around a name: whose name it is. */
export function contextOf(text: string, start: number, end: number): number {
  const before = text.slice(Math.max(0, start - 60), start)
  const after = text.slice(end, end + 60)
  if (isProfessional(after)) return nameScores.professional
  const spelledOut = /\s/.test(text.slice(start, end))
  const opened = /(?:^|[.!?\n•]\s*)$/u.test(before)
  if (
    speaksFor.test(after) ||
    relativeBehind.test(after) ||
    mine.test(before) ||
    parent.test(before) ||
    kinOf.test(before)
  )
    return nameScores.otherPerson
  if (spokenFor.test(before)) return nameScores.spokenFor
  if (described.test(before)) return nameScores.sentForCare
  if (introduced.test(after)) {
    if (/\bd(?:octo)?r\.?\s*$/iu.test(before)) return nameScores.professional
    const agent =
      /^,?\s*(?:is an? |is the |was an? )(?:\p{L}+ )?(?:doctor|nurse|physician|surgeon|therapist|friend|lawyer|dog|cat)\b/iu.test(
        after,
      )
    if (agent) return nameScores.otherRole
    const strong = /^[^.]{0,30}\b\d{1,3}[- ]?(?:year|yr|month|week|day|y\/?o)/iu.test(after)
    return (
      (strong ? nameScores.introducedWithAge : nameScores.introduced) +
      (opened ? nameScores.opening : 0) +
      (otherPerson.test(before) ? nameScores.introducedBesideOther : 0)
    )
  }
  if (sentForCare.test(before) || describedBefore.test(before)) return nameScores.sentForCare
  if (otherPerson.test(before)) return nameScores.otherPerson
  if (firstNames.has((/^\p{L}+/u.exec(text.slice(start, end))?.[0] ?? '').toLowerCase()))
    return spelledOut ? nameScores.firstName.spelledOut : nameScores.firstName.alone
  return opened ? nameScores.beginsSentence : 0
}
