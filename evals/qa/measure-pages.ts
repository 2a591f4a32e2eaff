import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { at } from '@vitrine/basics/at.ts'
import { wilsonInterval } from '@vitrine/basics/wilson-interval.ts'
import { readDocument } from '@vitrine/engines/documents/read-document.ts'
import { passagesOfDocument } from '@vitrine/engines/retrieval/passages/page-passages.ts'
import { Bm25 } from '@vitrine/engines/retrieval/search/bm25.ts'
import { PassageIndex, searchTerms } from '@vitrine/engines/retrieval/search/passage-index.ts'
import { tagText } from '@vitrine/engines/retrieval/tagged-text.ts'
import type { Measured, MeasureInput } from '../measurement.ts'
import { type FinanceQuestion, readFinanceQuestions } from './finance-questions.ts'

interface PagesFound {
  question: FinanceQuestion
  engine: readonly number[]
  baseline: readonly number[]
}

/** How often a page with the evidence is among the first three of a long report. */
export async function measurePages(folder: string, { progress }: MeasureInput): Promise<Measured> {
  const { split, questions } = await readFinanceQuestions(folder)
  const rows: PagesFound[] = []
  for (const name of new Set(questions.map(({ document }) => document))) {
    progress(`FinanceBench: ${name}`)
    const document = await readDocument(new Uint8Array(await readFile(join(folder, `${name}.pdf`))), {
      limits: { maxPages: 600 },
    })
    const index = new PassageIndex(passagesOfDocument(document))
    const plain = new Bm25(
      document.pages.map(({ lines }) => searchTerms(tagText(lines.map(({ text }) => text).join('\n')))),
    )
    for (const question of questions.filter((candidate) => candidate.document === name)) {
      const terms = searchTerms(tagText(question.question)).map((stem) => ({ stem, weight: 1 }))
      const scores = plain.scores(terms)
      rows.push({
        question,
        engine: (await index.searchPages(question.question)).map(({ of }) => of - 1).slice(0, 3),
        baseline: [...scores.keys()].sort((a, b) => at(scores, b) - at(scores, a)).slice(0, 3),
      })
    }
  }
  const hits = (side: 'engine' | 'baseline'): number =>
    rows.filter((row) => row.question.pages.some((page) => row[side].includes(page))).length
  const baseline = (100 * hits('baseline')) / rows.length
  return {
    measurements: [
      {
        dataset: 'FinanceBench',
        source: 'patronus-ai/financebench',
        licence: 'research use',
        split,
        n: rows.length,
        metric: 'an evidence page among the first three (%)',
        value: (100 * hits('engine')) / rows.length,
        higherIsBetter: true,
        interval95: wilsonInterval(hits('engine'), rows.length).map((share) => 100 * share) as [number, number],
        floor: baseline + 10,
        baseline: { name: 'BM25 over pages', value: baseline },
        note: 'The glossary of financial words and the wordings of orders were written with the development questions in view.',
      },
    ],
    failures: rows
      .filter((row) => !row.question.pages.some((page) => row.engine.includes(page)))
      .slice(0, 4)
      .map(({ question, engine }) => ({
        input: `${question.document}: ${question.question}`,
        expected: `page ${question.pages.map((page) => page + 1).join(', ')}`,
        answered: `pages ${engine.map((page) => page + 1).join(', ')}`,
      })),
  }
}
