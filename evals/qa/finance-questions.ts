import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readJsonLines } from '../read-json-lines.ts'

const rowSchema = z.object({
  doc_name: z.string(),
  question: z.string(),
  evidence: z.array(z.object({ evidence_page_num: z.int().min(0) })),
})

export interface FinanceQuestion {
  document: string
  question: string
  /** Counted from 0, as the set does. */
  pages: readonly number[]
}

/** The questions of a `*-test.jsonl` where the folder has one, else the development ones; documents that are not there drop out. */
export async function readFinanceQuestions(folder: string): Promise<{ split: string; questions: FinanceQuestion[] }> {
  const files = await readdir(folder)
  const test = files.find((file) => file.endsWith('test.jsonl'))
  const rows = await readJsonLines(join(folder, test ?? 'questions.jsonl'), rowSchema)
  return {
    split: test === undefined ? 'development' : 'test',
    questions: rows
      .filter(({ doc_name }) => files.includes(`${doc_name}.pdf`))
      .map(({ doc_name, question, evidence }) => ({
        document: doc_name,
        question,
        pages: evidence.map(({ evidence_page_num }) => evidence_page_num),
      })),
  }
}
