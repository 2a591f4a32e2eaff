import { counted, withStop } from '@vitrine/basics/wording.ts'
import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'

/** An answer to a question about a recording or a video. */
interface Answered {
  question: string
  answer: string
  found: boolean
  confidence: number
  citations: readonly { start: number; end: number; quote: string }[]
}

/** All answers as one text: the answer to a single question, or a line for each of several. */
export function answeredTogether(answers: readonly Answered[]) {
  const [only] = answers
  return {
    answer:
      answers.length === 1 && only
        ? only.answer
        : answers.map(({ question, answer }) => `${question} ${answer}`).join('\n'),
    found: answers.some(({ found }) => found),
    confidence: Math.max(...answers.map(({ confidence }) => confidence)),
    citations: answers.flatMap(({ citations }) => citations),
  }
}

/** Each question with its answer; `noteOf` says where it is said or seen, or why there is no answer. */
export const answerFields = <One extends Answered>(
  answers: readonly One[],
  noteOf: (answer: One) => string,
): BlockOf<'fields'> => ({
  kind: 'fields',
  title: answers.length === 1 ? 'The answer' : 'The answers',
  items: answers.map((answer, index) => ({
    name: `answer-${index + 1}`,
    label: answer.question,
    value: answer.found ? answer.answer : null,
    confidence: answer.found ? answer.confidence : null,
    place: null,
    note: noteOf(answer),
  })),
})

/** The answered questions as events on the timeline. */
export const answerEvents = (answers: readonly Answered[]): BlockOf<'timeline'>['events'] =>
  answers.flatMap(({ question, confidence, found, citations }) =>
    found ? citations.map(({ start, end }) => ({ start, end, label: question, confidence })) : [],
  )

export const furtherQuestions = (questions: readonly string[]): Block[] =>
  questions.length === 0
    ? []
    : [
        {
          kind: 'markdown',
          title: 'You may also ask',
          text: questions.map((question) => `- ${question}`).join('\n'),
        },
      ]

/** One plain sentence; `tellOnly` phrases the answer to a single question. */
export function summarizeAnswers<One extends Answered>(
  answers: readonly One[],
  source: string,
  tellOnly: (answer: One) => string,
): string {
  const found = answers.filter((answer) => answer.found)
  const [only] = found
  if (answers.length === 1 && only) return withStop(tellOnly(only))
  return `${found.length} of ${counted(answers.length, 'question')} answered from the ${source}.`
}
