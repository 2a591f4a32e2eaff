import { askedQuestions } from '../shared/answers/asked-questions.ts'

/** Used where no question is asked. */
const defaultQuestion = 'What happens in the video?'

/** The questions, or one for a description. Throws as `askedQuestions` does. */
export function readQuestions(given: unknown): string[] {
  const questions = askedQuestions(given)
  return questions.length > 0 ? questions : [defaultQuestion]
}
