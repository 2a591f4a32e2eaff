import type { KnownAnswer } from '../../../forms/roles/signs/known-answers.ts'
import type { PlacedPatient } from '../read-patient.ts'

export const roleOfField = {
  name: 'patient',
  age: 'age',
  sex: 'sex',
  id: 'recordNumber',
  dateOfBirth: 'birthDate',
} as const

export type PatientField = keyof typeof roleOfField

/** What the rules found, by role. */
export const knownOfPatient = (found: PlacedPatient): KnownAnswer[] =>
  Object.entries(roleOfField).flatMap(([field, role]) => {
    // The cast: the keys of `roleOfField`.
    const own = found[field as PatientField]
    return own === null ? [] : [{ role, page: own.page, box: own.box, confidence: own.confidence }]
  })
