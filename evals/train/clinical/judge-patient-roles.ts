import { readFile } from 'node:fs/promises'
import { judgeField } from '@vitrine/engines/clinical/patient/by-role/judge-field.ts'
import {
  knownOfPatient,
  type PatientField,
  roleOfField,
} from '@vitrine/engines/clinical/patient/by-role/patient-roles.ts'
import { readPatient } from '@vitrine/engines/clinical/patient/read-patient.ts'
import { weighRecord } from '@vitrine/engines/clinical/roles/weigh-record.ts'
import { readNetworks } from '@vitrine/engines/forms/roles/network/network.ts'
import { markedAs, readMarkedPapers } from '../roles/papers.ts'
import { writeFacts } from '../roles/write-facts.ts'
import { isRight } from './judge-patient.ts'

/**
 * Notes what rules and network answer to each of a patient's fields, and whether it is right: judge-patient-roles.ts <folder of readings>
 * <folder of networks>. Each writer's pages are answered by `<hand>.bin`, which has not seen them. One line for each field goes to <networks>/facts.jsonl.
 */
const [from = '', networks = ''] = process.argv.slice(2)
const facts: object[] = []
for (const { id, hand, kind, marks, document } of await readMarkedPapers(from)) {
  const found = readPatient(document)
  const weighed = await weighRecord(document, knownOfPatient(found), {
    networks: readNetworks(await readFile(`${networks}/${hand}.bin`)),
  })
  if (weighed === null) continue
  for (const [name, role] of Object.entries(roleOfField)) {
    // The cast: the keys of `roleOfField`.
    const field = name as PatientField
    const wanted = markedAs(marks, role)
    const right = (value: string | number | undefined) =>
      value === undefined ? null : wanted.length > 0 && isRight(field, value, wanted)
    const { best, isAgreed, signs } = judgeField(weighed, field, found)
    const answers = { rules: right(found[field]?.value), network: right(best?.value), isAgreed }
    facts.push({ id, hand, kind, field, isThere: wanted.length > 0, ...answers, signs })
  }
}
await writeFacts(networks, facts)
