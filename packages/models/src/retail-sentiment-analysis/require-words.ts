import { splitSentences } from '@vitrine/engines/text/sentences.ts'
import { InputError } from '@vitrine/errors/input-error.ts'

/** The text, if there is anything in it to judge. Throws `InputError` 'input-empty' or 'text-not-found'. */
export function requireWords(text: string | null): string {
  if (text === null || text.trim() === '') {
    const hint = 'Type or paste a review of at least one sentence.'
    throw new InputError('input-empty', 'The text is empty.', { hint })
  }
  // Its beginning is enough to tell, and five megabytes of full stops are not worth more.
  if (splitSentences(text.slice(0, 10_000)).length === 0 && splitSentences(text).length === 0) {
    throw new InputError('text-not-found', 'The text holds no words.', { hint: 'Paste the review itself, in English.' })
  }
  return text
}
