import { knownOfPatient } from '@vitrine/engines/clinical/patient/by-role/patient-roles.ts'
import { readPatient } from '@vitrine/engines/clinical/patient/read-patient.ts'
import { knownOfSummary } from '@vitrine/engines/clinical/roles/summary-roles.ts'
import { knownOfVitals } from '@vitrine/engines/clinical/roles/vital-roles.ts'
import { recordRoles, withoutRulings } from '@vitrine/engines/clinical/roles/weigh-record.ts'
import { readSummary } from '@vitrine/engines/clinical/summary/read-summary.ts'
import { readVitals } from '@vitrine/engines/clinical/vitals/read-vitals.ts'
import { readMarkedPapers } from '../roles/papers.ts'
import { writeRows } from '../roles/rows.ts'

/** Writes what the network of records learns from: node evals/train/clinical/write-record-rows.ts <folder of readings> <folder for rows>. */
const [from = '', out = ''] = process.argv.slice(2)
const papers = (await readMarkedPapers(from)).map((paper) => {
  const document = withoutRulings(paper.document)
  const known = [
    ...knownOfPatient(readPatient(document)),
    ...knownOfSummary(readSummary(document)),
    ...knownOfVitals(readVitals(document)),
  ]
  return { paper, document, options: { kind: 'record', known, list: recordRoles }, roleOf: (role: string) => role }
})
console.log(`${await writeRows(papers, out)} pages`)
