import { overlaps } from '@vitrine/basics/spans.ts'
import type { ClinicalSentence } from '../notes/clinical-sentences.ts'
import { allergyConfidence } from '../weights.ts'
import { allergyWordings } from './allergy-wordings.ts'
import type { FoundAllergy } from './found-allergy.ts'
import { listedAllergies } from './listed-allergies.ts'
import { reactionIn, reactionTold } from './reactions.ts'
import { isSubstance, type Substance, substanceIn, substancesIn } from './substances.ts'

const { none, cue, idle, notHis, noneOfList, noSubstance, sensitive } = allergyWordings

const substanceBefore = /(?<name>\p{L}[\p{L}-]{2,}(?: \p{L}[\p{L}-]{2,})?) (?:allerg(?:y|ies)|intolerance)\b/iu

/** 'Penicillinallergie': in German one word. */
const compound = /(?<![\p{L}])(?<name>\p{L}{4,}?)[-]?(?:allergie|unverträglichkeit|intoleranz)(?![\p{L}])/iu

const deniedBehind = /^[\s:–-]*(?:is |was )?(?:denied|not known)\b/iu

export const noneKnown = 'No known allergies'

const lastSubstance = (text: string): Substance | null => substancesIn(text, 0).at(-1) ?? null

// 'NKDA but latex', 'no known allergies except penicillin'.
const exception = /^[^.]{0,30}?\b(?:but|except(?: for)?|other than|apart from|however|although|bar)\b/iu

/** Exceptions that a sentence names after its 'no known allergies'; they take precedence. */
function exceptionsIn(
  sentence: ClinicalSentence,
  from: number,
  read: (sentence: ClinicalSentence) => FoundAllergy[],
): FoundAllergy[] {
  const rest = sentence.text.slice(from)
  const turn = exception.exec(rest)
  if (turn === null) return []
  const lead = from + turn[0].length
  const inside = sentence.text.slice(lead)
  const named = substanceIn(inside, lead)
  const told = inside.search(cue) >= 0 || named !== null
  if (!told) return []
  const own: ClinicalSentence = { ...sentence, text: inside, start: sentence.start + lead }
  const found = inside.search(cue) >= 0 ? read(own) : []
  if (found.length > 0 || named === null) return found
  const [start, end] = [sentence.start + named.start, sentence.start + named.end]
  return [{ name: named.name, reaction: reactionIn(inside), start, end, confidence: allergyConfidence.named }]
}

/** What one sentence says that the patient must not be given. */
export function allergiesIn(sentence: ClinicalSentence): FoundAllergy[] {
  const { text } = sentence
  const at = (start: number, end: number) => ({ start: sentence.start + start, end: sentence.start + end })
  if (
    /(?<!\?)\?\s*$/.test(text) ||
    /\ballergic (?:rhinitis|conjunctivitis|asthma|contact|reactions? (?:clinic|test))\b/iu.test(text)
  )
    return []
  const nothing = none.exec(text)
  if (nothing || (sentence.section === 'allergies' && noneOfList.test(text))) {
    const [from, to] = nothing ? [nothing.index, nothing.index + nothing[0].length] : [0, text.length]
    const exceptions = exceptionsIn(sentence, to, allergiesIn)
    if (exceptions.length > 0) return exceptions
    // 'Sulfa closes his throat; your record says no allergies.'
    const denied = reactionTold(text, sentence.section === 'allergies')
    if (denied.length > 0)
      return denied.map((one) => ({ ...one, ...at(one.start, one.end), confidence: allergyConfidence.told }))
    return [{ name: noneKnown, reaction: null, ...at(from, to), confidence: allergyConfidence.none }]
  }
  const felt = sensitive.exec(text)
  if (felt?.[1] !== undefined)
    return [
      {
        name: felt[1],
        reaction: null,
        ...at(felt.index, felt.index + felt[1].length),
        confidence: allergyConfidence.told,
      },
    ]
  const german = compound.exec(text)?.groups?.['name']
  if (
    german !== undefined &&
    !/\b(?:keine?|ohne)\s+\S*$/iu.test(text.slice(0, text.indexOf(german))) &&
    isSubstance(german)
  ) {
    const start = text.indexOf(german)
    return [
      {
        name: german,
        reaction: reactionIn(text.slice(start)),
        ...at(start, start + german.length),
        confidence: allergyConfidence.named,
      },
    ]
  }
  const said = cue.exec(text)
  if (said !== null && notHis.test(text.slice(0, said.index + said[0].length))) return []
  const inList = sentence.section === 'allergies'
  // 'Codeine makes her sick and I have listed that as an intolerance': nothing is named after the word.
  const isBare = said !== null && !/\p{L}{3}/u.test(text.slice(said.index + said[0].length))
  const told = reactionTold(text, inList).map((one) => ({
    ...one,
    ...at(one.start, one.end),
    confidence: substanceIn(one.name, 0) === null ? allergyConfidence.unknown : allergyConfidence.told,
  }))
  if (told.length > 0 && ((said === null && !inList) || (isBare && !substanceBefore.test(text)))) return told
  if (said !== null) {
    // 'Penicillin allergic (anaphylaxis aged 9).'
    const single =
      isBare || said[0].trim().toLowerCase() === 'allergic' ? lastSubstance(text.slice(0, said.index)) : null
    if (single !== null) {
      const reaction = reactionIn(/^\s*\(([^)]*)\)/u.exec(text.slice(said.index + said[0].length))?.[1] ?? '')
      return [{ ...single, ...at(single.start, single.end), reaction, confidence: allergyConfidence.told }]
    }
  }
  if (said === null && sentence.section !== 'allergies') return []
  const from = said === null ? 0 : said.index + said[0].length
  const before = said === null ? null : substanceBefore.exec(text.slice(0, from))
  const named =
    before?.groups?.['name']
      ?.split(' ')
      .filter((word) => !idle.test(word))
      .join(' ') ?? ''
  if (before && named !== '') {
    const start = before.index + before[0].indexOf(named)
    // 'iodine allergy is denied'
    if (deniedBehind.test(text.slice(from))) return told
    const own = {
      name: named,
      reaction: reactionIn(text.slice(from)),
      ...at(start, start + named.length),
      confidence: allergyConfidence.named,
    }
    return [own, ...told.filter((one) => !overlaps(one, own))]
  }
  // Below the heading, as in 'latex - hives; morphine - itching', a semicolon separates items.
  const listed = listedAllergies(sentence.section === 'allergies' ? text.replaceAll(';', ',') : text, from).flatMap(
    ({ name, reaction, start, end }) => {
      const isKnown = substanceIn(name, 0) !== null || reaction !== null
      const confidence = isKnown ? allergyConfidence.listed : allergyConfidence.unknown
      // 'Anaphylaxis to suxamethonium in 1999.'
      const befallen = /^anaphyla\p{L}*/iu.exec(said?.[0] ?? '')?.[0].toLowerCase() ?? null
      return noSubstance.test(name) ? [] : [{ name, reaction: reaction ?? befallen, ...at(start, end), confidence }]
    },
  )
  // 'Metamizole not tolerated, allergy to iodine': what is told beside the list.
  const further = told.filter((one) => !listed.some((other) => overlaps(one, other)))
  return [...listed, ...(inList ? [] : further)]
}
