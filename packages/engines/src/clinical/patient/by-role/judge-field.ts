import { plainKey } from '../../../forms/roles/answers/plain-key.ts'
import type { RoleAnswer } from '../../../forms/roles/answers/role-answer.ts'
import type { Weighed } from '../../../forms/roles/network/weighed.ts'
import { oddsOfChance } from '../../../forms/roles/trust/trust.ts'
import type { PlacedPatient } from '../read-patient.ts'
import { isAnotherAge, isUntickedSex } from './not-the-patients.ts'
import { patientAnswers } from './patient-answers.ts'
import type { PatientField } from './patient-roles.ts'

/** The network's best answer to a field, and what is known of it and of the rules' answer. */
export interface JudgedField {
  best: RoleAnswer | null
  /** Rules and network answer the same. */
  isAgreed: boolean
  signs: Readonly<Record<string, number>>
}

/** Words in any order: 'LOVELACE, Ada' is 'Ada Lovelace'. */
const keyOf = (value: string | number): string =>
  String(value)
    .split(/[\s,]+/)
    .map(plainKey)
    .toSorted()
    .join('')

/** What the network takes for a field, without what the words around it say is not the patient's. */
function likelyAnswers(weighed: Weighed, field: PatientField, name: string | null): RoleAnswer[] {
  const answers = patientAnswers(weighed, field)
  if (field === 'age') return answers.filter((answer) => !isAnotherAge(answer, name))
  return field === 'sex' ? answers.filter((answer) => !isUntickedSex(answer)) : answers
}

export function judgeField(weighed: Weighed, field: PatientField, found: PlacedPatient): JudgedField {
  const answers = likelyAnswers(weighed, field, found.name?.text ?? null)
  const [best, second] = answers
  const rule = found[field]
  const own = rule === null ? 0 : (answers.find(({ value }) => keyOf(value) === keyOf(rule.value))?.score ?? 0)
  const score = best?.score ?? 0
  return {
    best: best ?? null,
    isAgreed: rule !== null && best !== undefined && keyOf(best.value) === keyOf(rule.value),
    signs: {
      scoreOdds: oddsOfChance(score),
      marginOdds: oddsOfChance(score - (second?.score ?? 0)),
      ownOdds: oddsOfChance(own),
      confidenceOdds: oddsOfChance(rule?.confidence ?? 0),
      confidence: rule?.confidence ?? 0,
    },
  }
}
