import { InputError } from '@vitrine/errors/input-error.ts'

const mostQuestions = 10

/** One question a line, or a JSON list of them. Throws InputError input-required without any, option-invalid above ten. */
export function readQuestions(given: unknown): string[] {
  const text = typeof given === 'string' ? given.trim() : ''
  const questions = (listed(text) ?? text.split('\n')).map((question) => question.trim()).filter(Boolean)
  if (questions.length === 0) {
    throw new InputError('input-required', 'There is no question.', { hint: 'Write one question a line.' })
  }
  if (questions.length > mostQuestions) {
    throw new InputError(
      'option-invalid',
      `There are ${questions.length} questions; at most ${mostQuestions} are answered at once.`,
      {
        hint: 'Ask the others in a further run.',
      },
    )
  }
  return questions
}

function listed(text: string): string[] | null {
  if (!text.startsWith('[')) return null
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) && parsed.every((entry) => typeof entry === 'string') ? parsed : null
  } catch {
    return null
  }
}
