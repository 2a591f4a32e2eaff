import type { ClinicalSentence } from '../notes/clinical-sentences.ts'
import { asToldOfPatient } from '../notes/told-for.ts'
import { allergiesIn, noneKnown } from './allergies-in-sentence.ts'
import { allergyWordings } from './allergy-wordings.ts'
import type { FoundAllergy } from './found-allergy.ts'
import { substanceIn } from './substances.ts'

const { none, cue, relatives, disproved, remedy } = allergyWordings

/** For an allergy that the document itself calls disproved: shown, since a test may be of another substance, but as doubtful. */
const disprovedConfidence = 0.3

const opensAllergy = /^(?:known |drug )?(?:allerg(?:ic|ies|y)\b|nkd?a\b|intoleran|anaphyla)/iu

/**
 * What a clinical document says the patient must not be given. Shown rather than left out: a sentence that mentions an allergy and
 * cannot be parsed is given in full. Relatives' allergies are left out.
 */
export function findAllergies(written: readonly ClinicalSentence[]): FoundAllergy[] {
  const sentences = asToldOfPatient(written)
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
