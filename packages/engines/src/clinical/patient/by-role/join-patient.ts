import type { ReadDocument } from '../../../documents/document.ts'
import type { RoleAnswer } from '../../../forms/roles/answers/role-answer.ts'
import { chanceBy, type Trust } from '../../../forms/roles/trust/trust.ts'
import { weighRecord } from '../../roles/weigh-record.ts'
import { findAge } from '../find-age.ts'
import { type PlacedPatient, readPatient } from '../read-patient.ts'
import { judgeField } from './judge-field.ts'
import { knownOfPatient, type PatientField } from './patient-roles.ts'
import trust from './trust.json' with { type: 'json' }

/** An answer of the network alone that is right less often is not shown. */
const leastShare = 0.5
/** The network's answer is right more often by so much where it replaces the rules'. */
const leastGain = 0.1
/** From here the rules' answer is only doubted: notes in plain prose differ from the pages that were learned from. Ages it reads better everywhere. */
const surelyRuled = 0.5

type Joined = { kept: true; confidence: number } | { kept: false; answer: RoleAnswer; confidence: number }

/** Chooses between the rules' and the network's answer to a field: the one that is right more often. Null where neither is likely. */
function joinField(field: PatientField, found: PlacedPatient, judged: ReturnType<typeof judgeField>): Joined | null {
  const { best, isAgreed, signs } = judged
  const chance = (standing: keyof typeof trust): number => {
    const fitted: Trust = trust[standing]
    return chanceBy(fitted, field, signs)
  }
  if (found[field] === null) {
    const share = best === null ? 0 : chance('filled')
    return best === null || share < leastShare ? null : { kept: false, answer: best, confidence: share }
  }
  if (best === null) return { kept: true, confidence: chance('undisputed') }
  if (isAgreed) return { kept: true, confidence: chance('agreed') }
  const [instead, disputed] = [chance('instead'), chance('disputed')]
  const mayReplace = field === 'age' || found[field].confidence < surelyRuled
  return mayReplace && instead > disputed + leastGain
    ? { kept: false, answer: best, confidence: instead }
    : { kept: true, confidence: disputed }
}

/** What the rules are less sure of for reasons that the network does not see: an animal's record, a list of staff. */
const doubtful = 0.5

const placeOf = ({ text, page, box, spans, legibility }: RoleAnswer, confidence: number) => ({
  text,
  sentence: spans[0]?.row.text ?? text,
  page,
  box,
  confidence: confidence * legibility,
})

const asText = (answer: RoleAnswer, confidence: number) => ({
  value: String(answer.value),
  ...placeOf(answer, confidence),
})

const yearsIn = (text: string): number[] => (text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).map(Number)

/** Whether who was born on a day can have an age by a page's last year: a sample's day is no birth. True where either is not in full years. */
function isAgeOf(age: PlacedPatient['age'], birth: string, lastYear: number): boolean {
  const [year] = yearsIn(birth)
  return age === null || age.unit !== 'years' || year === undefined || lastYear - year >= age.value - 2
}

/**
 * Who a record is about: for each value the rules' answer or the network's, whichever is right more often; their agreement makes it surer.
 * Each answer's confidence is how often such answers were right on records of writers that the network had not seen.
 */
export async function patientByRole(document: ReadDocument, signal?: AbortSignal): Promise<PlacedPatient> {
  const found = readPatient(document)
  const weighed = await weighRecord(document, knownOfPatient(found), signal && { signal })
  if (weighed === null) return found
  function read<Own extends { confidence: number }>(
    field: PatientField,
    own: Own | null,
    made: (answer: RoleAnswer, confidence: number) => Own,
  ): Own | null {
    const joined = weighed && joinField(field, found, judgeField(weighed, field, found))
    if (joined === null) return null
    const most = own !== null && own.confidence < doubtful ? own.confidence : 1
    const confidence = Math.min(most, joined.confidence)
    return joined.kept ? own && { ...own, confidence } : made(joined.answer, confidence)
  }
  const age = read('age', found.age, (answer, confidence) => ({
    value: Number(answer.value),
    unit: findAge(`Age: ${answer.text}`)?.unit ?? 'years',
    ...placeOf(answer, confidence),
  }))
  const dateOfBirth = read('dateOfBirth', found.dateOfBirth, asText)
  const lastYear = Math.max(...document.pages.flatMap(({ words }) => words.flatMap(({ text }) => yearsIn(text))))
  const isBirth = dateOfBirth === null || found.dateOfBirth !== null || isAgeOf(age, dateOfBirth.value, lastYear)
  return {
    name: read('name', found.name, asText),
    age,
    sex: read('sex', found.sex, (answer, confidence) => ({
      value: answer.value === 'female' ? 'female' : 'male',
      ...placeOf(answer, confidence),
    })),
    id: read('id', found.id, asText),
    dateOfBirth: isBirth ? dateOfBirth : null,
  }
}
