import { join } from 'node:path'
import { answerQuestion } from '@vitrine/engines/retrieval/answer-question.ts'
import { PassageIndex } from '@vitrine/engines/retrieval/search/passage-index.ts'
import type { MeasureInput } from '../measurement.ts'
import { isReported } from './split.ts'
import { readSquad, type SquadQuestion } from './squad.ts'

export const squadSource = { source: 'rajpurkar/SQuAD, half of the articles of dev', licence: 'CC BY-SA 4.0' }

export interface Answered {
  question: SquadQuestion
  /** What the reader would say, whether or not it is sure enough to say it. */
  answer: string
  found: boolean
  answerable: number
  confidence: number
}

/** The kept-apart file where there is one, else the reported articles of the development file. */
export async function questionsOf(folder: string, files: readonly string[], version: '1.1' | 'v2.0') {
  const test = files.find((file) => file.includes('test') && file.includes(version) && file.endsWith('.json'))
  if (test !== undefined) return { split: 'test', questions: await readSquad(join(folder, test)) }
  const all = await readSquad(join(folder, `squad-dev-${version}.json`))
  return { split: 'articles not trained on', questions: all.filter(({ article }) => isReported(article)) }
}

/** What the engine says to each question about its own passage. */
export async function answerAll(questions: readonly SquadQuestion[], progress: MeasureInput['progress'], name: string) {
  const answered: Answered[] = []
  const indices = new Map<string, PassageIndex>()
  for (const question of questions) {
    if (answered.length % 100 === 0) progress(`${name}: ${answered.length} of ${questions.length}`)
    const index = indices.get(question.context) ?? new PassageIndex([{ text: question.context }])
    indices.set(question.context, index)
    const { best, found, answerable, confidence } = await answerQuestion(index, question.question)
    answered.push({ question, answer: best ?? '', found, answerable, confidence })
  }
  return answered
}
