import { InputError } from '@vitrine/errors/input-error.ts'
import { askedQuestions } from '../shared/answers/asked-questions.ts'

/** Throws InputError input-required without any, and as `askedQuestions` does. */
export function readQuestions(given: unknown): string[] {
  const questions = askedQuestions(given)
  if (questions.length > 0) return questions
  throw new InputError('input-required', 'There is no question.', { hint: 'Write one question a line.' })
}
