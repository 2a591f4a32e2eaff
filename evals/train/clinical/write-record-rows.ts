import { knownOfPatient, recordRoles } from '@vitrine/engines/clinical/patient/by-role/weigh-record.ts'
import { readPatient } from '@vitrine/engines/clinical/patient/read-patient.ts'
import { readMarkedPapers } from '../roles/papers.ts'
import { writeRows } from '../roles/rows.ts'

/** Writes what the network of records learns from: node evals/train/clinical/write-record-rows.ts <folder of readings> <folder for rows>. */
const [from = '', out = ''] = process.argv.slice(2)
const papers = (await readMarkedPapers(from)).map((paper) => {
  const document = { pages: paper.document.pages.map(({ rulings: _rulings, ...page }) => page) }
  const options = { kind: 'record', known: knownOfPatient(readPatient(document)), list: recordRoles }
  return { paper, document, options, roleOf: (role: string) => role }
})
console.log(`${await writeRows(papers, out)} pages`)
