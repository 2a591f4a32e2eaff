import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { formDocumentOf } from '@vitrine/engines/forms/rows/form-page.ts'
import { knownAnswers } from '@vitrine/engines/forms/roles/known-answers.ts'
import { paperSigns } from '@vitrine/engines/forms/roles/paper-signs.ts'
import { columnOf } from '@vitrine/engines/forms/roles/role.ts'
import { localeOfForm } from '@vitrine/engines/forms/values/locale-of-form.ts'
import { answersOfRules, asRead, readMarkedPapers, roleOf } from './papers.ts'

/**
 * Writes what the network learns from: node evals/train/roles/write-rows.ts <folder of readings> <folder for rows>. A line of papers.jsonl
 * for each paper; its words' numbers in signs.f32 and meanings.f32, in the order of the lines.
 */
const [from = '', out = ''] = process.argv.slice(2)
await mkdir(out, { recursive: true })
const [papers, signsFile, meaningsFile] = ['papers.jsonl', 'signs.f32', 'meanings.f32'].map((name) =>
  createWriteStream(join(out, name)),
)
const bytesOf = (values: Float32Array): Uint8Array => new Uint8Array(values.buffer)
let seen = 0
for (const paper of await readMarkedPapers(from)) {
  const document = asRead(paper)
  const form = formDocumentOf(document)
  const known = knownAnswers(paper.kind, Object.fromEntries(answersOfRules(paper)))
  const {
    paper: placed,
    signs,
    meanings,
  } = paperSigns({ document, form, locale: localeOfForm(form) }, { kind: paper.kind, known })
  const labels = placed.words.map(({ word }) =>
    columnOf(roleOf(paper.marks[paper.markOf.get(word) ?? -1]?.role ?? 'none')),
  )
  const around = placed.segments.map(({ left, right, above, below }) => [left, right, above, below])
  const { id, hand, kind } = paper
  papers?.write(
    `${JSON.stringify({ id, hand, kind, labels, around, marks: placed.words.map(({ word }) => paper.markOf.get(word) ?? -1), segments: placed.words.map(({ segment }) => segment), texts: placed.words.map(({ word }) => word.text) })}\n`,
  )
  signsFile?.write(bytesOf(Float32Array.from(signs.flat())))
  for (const meaning of meanings) meaningsFile?.write(bytesOf(meaning.slice()))
  seen += 1
}
await Promise.all(
  [papers, signsFile, meaningsFile].map(
    (stream) => new Promise<void>((done) => (stream ? stream.end(() => done()) : done())),
  ),
)
console.log(`${seen} papers`)
