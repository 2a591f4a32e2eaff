import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { formRoles } from '@vitrine/engines/forms/roles/role.ts'
import { paperSigns } from '@vitrine/engines/forms/roles/signs/paper-signs.ts'
import { formDocumentOf } from '@vitrine/engines/forms/rows/form-page.ts'
import { localeOfForm } from '@vitrine/engines/forms/values/locale-of-form.ts'
import { encodeWords } from '@vitrine/engines/text/encoder/encode-words.ts'
import type { MarkedPaper } from './papers.ts'

/** A paper to be learned from: as it is read, with what the rules know of it, and the role that each mark teaches. */
export interface PaperToLearn {
  paper: MarkedPaper
  document: ReadDocument
  options: Parameters<typeof paperSigns>[1]
  roleOf: (role: string) => string
}

const bytesOf = (values: Float32Array): Uint8Array => new Uint8Array(values.buffer)

/**
 * Writes a line of papers.jsonl for each paper, and its words' numbers in signs.f32, meanings.f32 and, among their neighbours, contexts.f32, in
 * the order of the lines. Resolves to how many.
 */
export async function writeRows(papers: readonly PaperToLearn[], out: string): Promise<number> {
  await mkdir(out, { recursive: true })
  const names = ['papers.jsonl', 'signs.f32', 'meanings.f32', 'contexts.f32']
  const [lines, signsFile, meaningsFile, contextsFile] = names.map((name) => createWriteStream(join(out, name)))
  for (const { paper, document, options, roleOf } of papers) {
    const form = formDocumentOf(document)
    const { paper: placed, signs, meanings } = paperSigns({ document, form, locale: localeOfForm(form) }, options)
    const { roles } = options.list ?? formRoles
    const marks = placed.words.map(({ word }) => paper.markOf.get(word) ?? -1)
    const labels = marks.map((mark) => roles.indexOf(roleOf(paper.marks[mark]?.role ?? 'none')))
    if (labels.includes(-1)) throw new Error(`${paper.id} has a mark that is no role.`)
    const around = placed.segments.map(({ left, right, above, below }) => [left, right, above, below])
    const segments = placed.words.map(({ segment }) => segment)
    const texts = placed.words.map(({ word }) => word.text)
    const { id, hand, kind } = paper
    lines?.write(`${JSON.stringify({ id, hand, kind, labels, around, marks, segments, texts })}\n`)
    signsFile?.write(bytesOf(Float32Array.from(signs.flat())))
    for (const meaning of meanings) meaningsFile?.write(bytesOf(meaning.slice()))
    for (const context of await encodeWords(texts)) contextsFile?.write(bytesOf(context))
  }
  await Promise.all(
    [lines, signsFile, meaningsFile, contextsFile].map(
      (stream) => new Promise<void>((done) => (stream ? stream.end(() => done()) : done())),
    ),
  )
  return papers.length
}
