import { wilsonInterval } from '@vitrine/basics/wilson-interval.ts'
import { answerQuestion } from '@vitrine/engines/retrieval/answer-question.ts'
import { Bm25 } from '@vitrine/engines/retrieval/search/bm25.ts'
import { PassageIndex, searchTerms } from '@vitrine/engines/retrieval/search/passage-index.ts'
import { tagText } from '@vitrine/engines/retrieval/tagged-text.ts'
import type { Measured } from '../measurement.ts'
import { paraphrased } from './paraphrased.ts'

/** Questions that share no content word with the text: how often the right paragraph comes first, and is quoted as the answer. */
export async function measureParaphrased(): Promise<Measured> {
  const rows: {
    question: string
    expected: string
    first: boolean
    quoted: boolean
    byWords: boolean
    said: string
  }[] = []
  for (const { paragraphs, questions } of paraphrased) {
    const index = new PassageIndex(paragraphs.map((text) => ({ text })))
    const plain = new Bm25(paragraphs.map((text) => searchTerms(tagText(text))))
    for (const [question, expected] of questions) {
      const right = paragraphs.findIndex((text) => text.includes(expected))
      const scores = plain.scores(searchTerms(tagText(question)).map((stem) => ({ stem, weight: 1 })))
      const best = Math.max(...scores)
      const { found, citations, answer } = await answerQuestion(index, question)
      rows.push({
        question,
        expected,
        first: (await index.search(question))[0]?.of === right,
        quoted: found && (citations[0]?.quote.includes(expected) ?? false),
        byWords: best > 0 && scores.indexOf(best) === right,
        said: answer ?? 'not found',
      })
    }
  }
  const common = {
    dataset: 'sixty paraphrased questions',
    source: 'evals/qa/paraphrased.ts, written before the search by meaning was built',
    licence: 'MIT',
    split: 'search never tuned on it; answerability chosen with it in view',
    n: rows.length,
    higherIsBetter: true,
    floor: null,
    note: 'No question shares a content word with the sentence that answers it.',
  }
  const figure = (metric: string, hits: number, baseline: number | null) => ({
    ...common,
    metric,
    value: hits / rows.length,
    interval95: wilsonInterval(hits, rows.length),
    baseline: baseline === null ? null : { name: 'BM25 over paragraphs', value: baseline / rows.length },
  })
  return {
    measurements: [
      figure(
        'right paragraph found first',
        rows.filter(({ first }) => first).length,
        rows.filter(({ byWords }) => byWords).length,
      ),
      figure('right sentence quoted as the answer', rows.filter(({ quoted }) => quoted).length, null),
    ],
    failures: rows
      .filter(({ quoted }) => !quoted)
      .slice(0, 4)
      .map(({ question, expected, said }) => ({ input: question, expected, answered: said })),
  }
}
