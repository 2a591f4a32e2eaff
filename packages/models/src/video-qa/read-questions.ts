import { InputError } from '@vitrine/errors/input-error.ts'

const mostQuestions = 10

/** Asked where nothing is. */
export const defaultQuestion = 'What happens in the video?'

/** One question a line, or a JSON list of them; none asks for a description. Throws InputError option-invalid above ten. */
export function readQuestions(given: unknown): string[] {
  const text = typeof given === 'string' ? given.trim() : ''
  const questions = (listed(text) ?? text.split('\n')).map((question) => question.trim()).filter(Boolean)
  if (questions.length > mostQuestions) {
    throw new InputError(
      'option-invalid',
      `There are ${questions.length} questions; at most ${mostQuestions} are answered at once.`,
      { hint: 'Ask the others in a further run.' },
    )
  }
  return questions.length > 0 ? questions : [defaultQuestion]
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
