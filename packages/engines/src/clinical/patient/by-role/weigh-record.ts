import type { ReadDocument } from '../../../documents/document.ts'
import type { KnownAnswer } from '../../../forms/roles/known-answers.ts'
import { type RoleNetwork, shippedNetworks } from '../../../forms/roles/network.ts'
import type { RoleList } from '../../../forms/roles/role.ts'
import type { Weighed } from '../../../forms/roles/weighed.ts'
import { weighWords } from '../../../forms/roles/weigh-paper.ts'
import type { PlacedPatient } from '../read-patient.ts'
import listed from './record-roles.json' with { type: 'json' }

/** What a word of a patient's record may be part of: evals/train/clinical/records. */
export const recordRoles: RoleList = listed

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

const shippedFile = new URL('./record-roles.bin', import.meta.url)

/** What the network takes each word of a record for, knowing what the rules found; null for a document too long to be one. */
export function weighRecord(
  document: ReadDocument,
  found: PlacedPatient,
  networks: readonly RoleNetwork[] = shippedNetworks(shippedFile),
): Weighed | null {
  // Records were learned from without their printed lines.
  const plain = { pages: document.pages.map(({ rulings: _rulings, ...page }) => page) }
  return weighWords(plain, { kind: 'record', known: knownOfPatient(found), list: recordRoles }, networks)
}
