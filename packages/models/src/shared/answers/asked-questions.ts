import { parseJson } from '@vitrine/basics/parse-json.ts'
import { InputError } from '@vitrine/errors/input-error.ts'

const mostQuestions = 10

function listed(text: string): string[] | null {
  if (!text.startsWith('[')) return null
  const parsed = parseJson(text)
  return Array.isArray(parsed) && parsed.every((entry) => typeof entry === 'string') ? parsed : null
}

/**
 * One question per line, or a JSON list of them; empty if nothing is asked. Throws InputError option-invalid for more
 * than ten.
 */
export function askedQuestions(given: unknown): string[] {
  const text = typeof given === 'string' ? given.trim() : ''
  const questions = (listed(text) ?? text.split('\n')).map((question) => question.trim()).filter(Boolean)
  if (questions.length <= mostQuestions) return questions
  throw new InputError(
    'option-invalid',
    `There are ${questions.length} questions; at most ${mostQuestions} are answered at once.`,
    { hint: 'Ask the others in a further run.' },
  )
}
