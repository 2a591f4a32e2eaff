import { knownAnswers } from '@vitrine/engines/forms/roles/signs/known-answers.ts'
import { answersOfRules, asRead, readMarkedPapers, roleOf } from './papers.ts'
import { writeRows } from './rows.ts'

/** Writes what the network of forms learns from: node evals/train/roles/write-rows.ts <folder of readings> <folder for rows>. */
const [from = '', out = ''] = process.argv.slice(2)
const papers = (await readMarkedPapers(from)).map((paper) => {
  const known = knownAnswers(paper.kind, Object.fromEntries(answersOfRules(paper)))
  return { paper, document: asRead(paper), options: { kind: paper.kind, known }, roleOf }
})
console.log(`${await writeRows(papers, out)} papers`)
