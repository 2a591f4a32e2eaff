import { allergyWordings } from './allergy-wordings.ts'
import type { FoundAllergy } from './found-allergy.ts'
import { type Substance, substancesIn } from './substances.ts'

const {
  reactionWords,
  harm,
  mark,
  did,
  endedFor,
  benefit,
  after,
  ofIt,
  givenUp,
  endedBefore,
  befell,
  givenThen,
  harmless,
  breaksOut,
  forbidden,
  noMedicine,
  notBorne,
  beforeReaction,
  doneTo,
  formOf,
  penFor,
} = allergyWordings

/** A substance with what it does to the patient, as stated. */
export type ToldReaction = Omit<FoundAllergy, 'confidence'>

/** The reaction that a text behind a substance states; with `whole`, a short text is taken as it stands. */
export function reactionIn(text: string, whole = false): string | null {
  const plain = text
    // 'itchy rash (new this admission)': the brackets after it say when.
    .replace(/(?<=[^\s:–=>-])\s*\([^)]*\)?\s*$/u, '')
    .replaceAll(/^[\s(:–=>-]+|[\s).]+$/gu, '')
    .replace(/^because of\s+/iu, '')
    .replace(beforeReaction, '')
  if (whole && plain !== '' && plain.split(/\s+/).length <= 5) return plain
  return reactionWords.exec(text)?.[0] ?? null
}

/** A harm named in a text: 'hives', 'made her vomit'. */
interface Harm {
  text: string
  start: number
  end: number
  /** That no medicine is given for: beside a name, its reaction. */
  isOnlyHarm: boolean
}

const everyReaction = new RegExp(reactionWords, 'giu')

const harmsIn = (text: string): Harm[] =>
  [...text.matchAll(everyReaction)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
    isOnlyHarm: harm.test(word),
  }))

/** Characters between a substance and what it did. */
const farthest = 70

/** 'made her breathing easier' */
const eased = /^[^.;,]{0,40}\b(?:better|easier|improv|settl|relie|controlled|resolv|gone)/iu

const person = /\b(?:he|she|they|pt|patient|her|his)\b/iu

/** Nothing, or when it was. */
const onlyWhen = /^\s*(?:(?:at|in|on|last|this)\b[\p{L}\d ]{0,25})?$/iu

/** Whether the words between say that the substance before them did the harm behind them. */
function isDone(text: string, substance: Substance, done: Harm, inList: boolean): boolean {
  const { text: said, start, end, isOnlyHarm } = done
  const between = text.slice(substance.end, start).replace(formOf, '')
  if (endedFor.test(between)) return true
  if (between.length > farthest || benefit.test(between) || eased.test(text.slice(end))) return false
  if (ofIt.test(text.slice(end)) || givenUp.test(text.slice(end))) return true
  if (/^[^.;,(]{0,15}\([^)]*$/u.test(between) && endedBefore.test(text.slice(0, substance.start))) return true
  // 'penicillin rash on file'
  if (between === ' ' && isOnlyHarm && !inList) return true
  if (onlyWhen.test(between) && doneTo.test(text.slice(start))) return true
  if (isOnlyHarm && !inList && mark.test(between)) return true
  const isAfterDose = givenThen.test(text.slice(0, substance.start)) && person.test(`${between}${said}`)
  return did.test(between) || (isOnlyHarm && isAfterDose)
}

/** Whether the words between say that the harm before them came of the substance behind them. */
function isSuffered(text: string, { start, end, isOnlyHarm }: Harm, substance: Substance): boolean {
  const [before, between] = [text.slice(0, start), text.slice(end, substance.start)]
  return (
    between.length <= farthest &&
    after.test(between) &&
    !benefit.test(between) &&
    !eased.test(text.slice(substance.end)) &&
    !harmless.test(before) &&
    (isOnlyHarm || befell.test(before))
  )
}

/** What a substance did; `inList`: below a heading of allergies, where a mark stands between an item and its reaction. */
function harmOf(
  text: string,
  substance: Substance,
  { harms, substances, inList }: { harms: readonly Harm[]; substances: readonly Substance[]; inList: boolean },
): Harm | null {
  const isApart = (from: number, to: number): boolean =>
    !substances.some((other) => other !== substance && other.start >= from && other.end <= to) ||
    // 'swapped for losartan due to cough'
    endedFor.test(text.slice(from, to))
  // 'Start cefalexin, she came out in hives with amoxicillin': the harm is of what is named behind it.
  const isOfNext = (one: Harm): boolean =>
    substances.some((other) => other.start >= one.end && isApart(one.end, other.start) && isSuffered(text, one, other))
  const found = harms.find((one) =>
    one.start >= substance.end
      ? isApart(substance.end, one.start) && !isOfNext(one) && isDone(text, substance, one, inList)
      : one.end <= substance.start && isApart(one.end, substance.start) && isSuffered(text, one, substance),
  )
  return found ?? null
}

/**
 * What a sentence says that substances did to the patient, by the words between the one and the other: 'came out in blisters with
 * co-trimoxazole', 'penicillin nearly killed him', 'Amoxil last winter - welts'; and what is not borne: 'cannot take codeine'.
 */
export function reactionTold(text: string, inList: boolean): ToldReaction[] {
  const harms = harmsIn(text)
  const substances = substancesIn(text, 0)
  const told = substances.flatMap((substance): ToldReaction[] => {
    const done = harmOf(text, substance, { harms, substances, inList })
    if (done !== null) return [{ ...substance, reaction: done.text }]
    return notBorne.test(text.slice(substance.end))
      ? [{ ...substance, reaction: harms.find(({ start }) => start > substance.end)?.text ?? null }]
      : []
  })
  const carried = penFor.exec(text)
  const armed =
    carried === null
      ? []
      : substancesIn(
          carried.groups?.['substance'] ?? '',
          carried.index + carried[0].lastIndexOf(carried.groups?.['substance'] ?? ''),
        )
  const further = [breaksOut, forbidden].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      // 'with Ancef so clindamycin was given'
      const [stretch = ''] = (match.groups?.['substance'] ?? '').split(/\b(?:so|but|then|because|instead)\b/u)
      const reaction = match.groups?.['reaction'] ?? reactionWords.exec(text.slice(match.index))?.[0] ?? null
      const start = match.index + match[0].indexOf(stretch)
      const known = substancesIn(stretch, start)
      if (known.length > 0) return known.map((substance) => ({ ...substance, reaction }))
      // Misheard or in no list: what it did tells that it is a substance.
      const name = stretch.trim()
      const end = start + name.length
      const done = harms.find((one) => one.start >= end && one.isOnlyHarm && did.test(text.slice(end, one.start)))
      return done && !noMedicine.test(name) ? [{ name, start, end, reaction: done.text }] : []
    }),
  )
  const named = [...told, ...further.filter(({ start }) => !told.some((other) => other.start === start))]
  const against = armed.filter(({ start }) => !named.some((other) => other.start === start))
  return [...named, ...against.map((substance) => ({ ...substance, reaction: null }))]
}
