import type { ClinicalSentence } from '../notes/clinical-sentences.ts'
import { isMedicineName } from './medicine-names.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { allergyConfidence } from '../weights.ts'

const {
  none,
  cue,
  idle,
  reactionWords,
  behindName,
  listEnd,
  otherSubstance,
  tells,
  harmed,
  harms,
  swollen,
  forbidden,
  behindSubstance,
  notHis,
  relatives,
  relativeBehind,
  disproved,
  remedy,
  noneOfList,
  beforeReaction,
  filler,
} = readPatterns(new URL('./wordings/find-allergies.txt', import.meta.url), [
  'none',
  'cue',
  'idle',
  'reactionWords',
  'behindName',
  'listEnd',
  'otherSubstance',
  'tells',
  'harmed',
  'harms',
  'swollen',
  'forbidden',
  'behindSubstance',
  'notHis',
  'relatives',
  'relativeBehind',
  'disproved',
  'remedy',
  'noneOfList',
  'beforeReaction',
  'filler',
])

export interface FoundAllergy {
  /** What the patient reacts to, as written; 'No known allergies' where the document says that there are none. */
  name: string
  /** 'rash', or null where none is stated. */
  reaction: string | null
  start: number
  end: number
  confidence: number
}

const substanceBefore = /(?<name>\p{L}[\p{L}-]{2,}(?: \p{L}[\p{L}-]{2,})?) (?:allerg(?:y|ies)|intolerance)\b/iu

const noneKnown = 'No known allergies'

/** For an allergy that the document itself calls disproved: shown, since a test may be of another substance, but as doubtful. */
const disprovedConfidence = 0.3

const longestName = 60
const opensAllergy = /^(?:known |drug )?(?:allerg(?:ic|ies|y)\b|nkd?a\b|intoleran|anaphyla)/iu

function reactionIn(text: string, whole = false): string | null {
  const plain = text
    // 'itchy rash (new this admission)': the brackets after it say when.
    .replace(/(?<=[^\s:–=>-])\s*\([^)]*\)?\s*$/u, '')
    .replaceAll(/^[\s(:–=>-]+|[\s).]+$/gu, '')
    .replace(/^because of\s+/iu, '')
    .replace(beforeReaction, '')
  if (whole && plain !== '' && plain.split(/\s+/).length <= 5) return plain
  return reactionWords.exec(text)?.[0] ?? null
}

/** The substances in a text that a patient may react to. */
const substancesIn = (text: string, from: number): { name: string; start: number; end: number }[] =>
  [...text.matchAll(/\p{L}[\p{L}-]{2,}/gu)].flatMap(({ 0: word, index }) =>
    isMedicineName(word.toLowerCase()) || otherSubstance.test(word)
      ? [{ name: word, start: from + index, end: from + index + word.length }]
      : [],
  )

const substanceIn = (text: string, from: number): { name: string; start: number; end: number } | null =>
  substancesIn(text, from)[0] ?? null

/** Splits 'penicillin (rash) + codeine - vomits, latex' into its items; the list ends with its sentence or a verb about something else. */
function listed(text: string, from: number): { name: string; reaction: string | null; start: number; end: number }[] {
  const stop = listEnd.exec(text.slice(from))
  const end = stop === null ? text.length : from + stop.index
  const members: { name: string; reaction: string | null; start: number; end: number }[] = []
  // 'which gave her a fever and mouth ulcers': a list of what it did, until another substance is named.
  let isTelling = false
  for (const match of text
    .slice(from, end)
    .matchAll(/(?:\([^)]*\)|[^,+/&()]|(?<=\d)\/)+?(?=\s*(?:,|\+|&|\/(?!\d)|$|\band\b))/gu)) {
    const raw = match[0].replace(/^\s*(?:and\b)?\s*/iu, '')
    let start = from + match.index + (match[0].length - raw.length)
    const lead = filler.exec(raw)?.[0].length ?? 0
    start += lead
    const rest = raw.slice(lead)
    const cut = behindName.exec(rest)
    const name = (cut === null ? rest : rest.slice(0, cut.index)).trim()
    const reaction = cut === null ? null : reactionIn(rest.slice(cut.index), cut.groups?.['time'] === undefined)
    const previous = members.at(-1)
    if (previous && previous.reaction === null && /^(?:it|this|which|that|they)?$/iu.test(name))
      previous.reaction = reaction
    const goesOn: boolean = isTelling && cut === null && substanceIn(name, 0) === null
    isTelling = goesOn || (cut !== null && tells.test(cut[0]))
    if (goesOn && previous && previous.reaction !== null && name !== '' && name.length <= longestName) {
      previous.reaction += ` and ${name}`
      continue
    }
    if (name === '' || !/\p{L}{3}/u.test(name) || name.length > longestName) continue
    if (cut !== null && relativeBehind.test(rest.slice(cut.index))) continue
    if (previous && reactionWords.test(name) && previous.reaction === null) previous.reaction = reactionIn(name, true)
    else members.push({ name, reaction, start, end: start + name.length })
  }
  if (members.length > 0) return members
  const whole = text.trim()
  return /\p{L}/u.test(text.slice(from)) ? [{ name: whole, reaction: null, start: 0, end: text.length }] : []
}

function substanceBehind(text: string): Omit<FoundAllergy, 'confidence'> | null {
  const named = substanceIn(text, 0)
  return named === null ? null : { ...named, reaction: null }
}

/** 'Penicillin - rash as a child': a medicine's reaction directly after its name, where a dose would be. */
function reactionBehind(text: string): Omit<FoundAllergy, 'confidence'> | null {
  for (const match of text.matchAll(/\p{L}[\p{L}-]{2,}/gu)) {
    const [word] = match
    if (!isMedicineName(word.toLowerCase()) && !otherSubstance.test(word)) continue
    const end = match.index + word.length
    const reaction = behindSubstance.exec(text.slice(end))?.groups?.['reaction']
    if (reaction !== undefined) return { name: word, reaction, start: match.index, end }
  }
  return null
}

/** 'She came out in blisters with co-trimoxazole', 'penicillin nearly killed him', 'cannot take codeine'. */
function reactionTold(text: string): Omit<FoundAllergy, 'confidence'>[] {
  const told = [harmed, harms, swollen, forbidden].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const stretch = match.groups?.['substance'] ?? ''
      const reaction = match.groups?.['reaction']?.trim() ?? reactionWords.exec(text)?.[0] ?? null
      const from = match.index + match[0].indexOf(stretch)
      return substancesIn(stretch, from).map((substance) => ({ ...substance, reaction }))
    }),
  )
  return told.filter(({ start }, index) => told.findIndex((other) => other.start === start) === index)
}

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

function allergiesIn(sentence: ClinicalSentence): FoundAllergy[] {
  const { text } = sentence
  const at = (start: number, end: number) => ({ start: sentence.start + start, end: sentence.start + end })
  if (
    /\?\s*$/.test(text) ||
    /\ballergic (?:rhinitis|conjunctivitis|asthma|contact|reactions? (?:clinic|test))\b/iu.test(text)
  )
    return []
  const nothing = none.exec(text)
  if (nothing || (sentence.section === 'allergies' && noneOfList.test(text))) {
    const [from, to] = nothing ? [nothing.index, nothing.index + nothing[0].length] : [0, text.length]
    const exceptions = exceptionsIn(sentence, to, allergiesIn)
    if (exceptions.length > 0) return exceptions
    return [{ name: noneKnown, reaction: null, ...at(from, to), confidence: allergyConfidence.none }]
  }
  const said = cue.exec(text)
  if (said !== null && notHis.test(text.slice(0, said.index + said[0].length))) return []
  // 'Codeine makes her sick and I have listed that as an intolerance': nothing is named after the word.
  const isBare = said !== null && !/\p{L}{3}/u.test(text.slice(said.index + said[0].length))
  if (said === null || (isBare && !substanceBefore.test(text))) {
    const reactions = reactionTold(text)
    const single =
      (sentence.section === 'allergies' ? null : reactionBehind(text)) ??
      // 'Penicillin allergic.'
      (isBare && said !== null ? substanceBehind(text.slice(0, said.index)) : null)
    const told = reactions.length > 0 ? reactions : single === null ? [] : [single]
    if (told.length > 0)
      return told.map((one) => ({ ...one, ...at(one.start, one.end), confidence: allergyConfidence.told }))
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
    return [
      {
        name: named,
        reaction: reactionIn(text.slice(from)),
        ...at(start, start + named.length),
        confidence: allergyConfidence.named,
      },
    ]
  }
  // Below the heading, as in 'latex - hives; morphine - itching', a semicolon separates items.
  return listed(sentence.section === 'allergies' ? text.replaceAll(';', ',') : text, from).map(
    ({ name, reaction, start, end }) => ({
      name,
      reaction,
      ...at(start, end),
      confidence: allergyConfidence.listed,
    }),
  )
}

/**
 * What a clinical document says the patient must not be given. Shown rather than left out: a sentence that mentions an allergy and
 * cannot be parsed is given in full. Relatives' allergies are left out.
 */
export function findAllergies(sentences: readonly ClinicalSentence[]): FoundAllergy[] {
  const found = sentences.flatMap((sentence, index) => {
    // 'FHx MI. Allergic to penicillin.': a heading in shorthand includes the rest of the line, which is about the patient.
    if (sentence.section === 'family' && !opensAllergy.test(sentence.text)) return []
    // A list of allergies ends with its sentence: 'Penicillin - rash. Note single kidney.'
    const before = sentences[index - 1]
    const isBehind =
      before !== undefined && before.section === 'allergies' && sentence.section === 'allergies' && !sentence.opensLine
    const { text } = sentence
    // 'Carries an adrenaline pen': behind the list, this is its remedy.
    const isRemedy = isBehind && remedy.test(text)
    if (isBehind && !cue.test(text) && !none.test(text) && (isRemedy || substanceIn(text, 0) === null)) return []
    const own = { ...sentence, text: text.replaceAll(relatives, (stretch) => ' '.repeat(stretch.length)) }
    if (!/\p{L}{3}/u.test(own.text)) return []
    const isDoubted = disproved.test(text)
    return allergiesIn(own).map((allergy) =>
      isDoubted && allergy.name !== noneKnown
        ? { ...allergy, reaction: null, confidence: Math.min(allergy.confidence, disprovedConfidence) }
        : allergy,
    )
  })
  const seen = new Set<string>()
  return found.filter(({ name }) => {
    const key = name.toLowerCase()
    return seen.has(key) ? false : seen.add(key)
  })
}
