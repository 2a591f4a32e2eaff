import { readFileSync } from 'node:fs'
import type { ReadDocument } from '../../../documents/document.ts'
import type { KnownAnswer } from '../../../forms/roles/known-answers.ts'
import { readNetworks, type RoleNetwork, roleChances } from '../../../forms/roles/network.ts'
import { paperSigns } from '../../../forms/roles/paper-signs.ts'
import type { RoleList } from '../../../forms/roles/role.ts'
import type { Weighed } from '../../../forms/roles/weighed.ts'
import { formDocumentOf } from '../../../forms/rows/form-page.ts'
import { localeOfForm } from '../../../forms/values/locale-of-form.ts'
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

/** The patient stands on a record's first pages; a whole file of them is not what was learned from. */
const mostWords = 2500

/** What the rules found, by role. */
export const knownOfPatient = (found: PlacedPatient): KnownAnswer[] =>
  Object.entries(roleOfField).flatMap(([field, role]) => {
    // The cast: the keys of `roleOfField`.
    const own = found[field as PatientField]
    return own === null ? [] : [{ role, page: own.page, box: own.box, confidence: own.confidence }]
  })

let shipped: readonly RoleNetwork[] | undefined

function shippedNetworks(): readonly RoleNetwork[] {
  shipped ??= readNetworks(readFileSync(new URL('./record-roles.bin', import.meta.url)))
  return shipped
}

/** What the network takes each word of a record for, knowing what the rules found; null for a document too long to be one. */
export function weighRecord(
  document: ReadDocument,
  found: PlacedPatient,
  networks: readonly RoleNetwork[] = shippedNetworks(),
): Weighed | null {
  if (document.pages.reduce((sum, { words }) => sum + words.length, 0) > mostWords) return null
  // Records were learned from without their printed lines.
  const plain = { pages: document.pages.map(({ rulings: _rulings, ...page }) => page) }
  const form = formDocumentOf(plain)
  const locale = localeOfForm(form)
  const options = { kind: 'record', known: knownOfPatient(found), list: recordRoles }
  const signs = paperSigns({ document: plain, form, locale }, options)
  return { form, locale, paper: signs.paper, chances: roleChances(signs, networks) }
}
