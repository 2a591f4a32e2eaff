import { readPatterns } from '../text/read-patterns.ts'
import { askedContact } from './question/asked-form.ts'
import type { Question } from './question/question.ts'
import { unsaidThings } from './question/unsaid-things.ts'
import type { PassageIndex } from './search/passage-index.ts'

const patterns = readPatterns(new URL('./wordings/contacts.txt', import.meta.url), [
  'mail',
  'telephone',
  'site',
  'names',
])

/**
 * The one e-mail address, telephone number or web site of a document, where such is asked for and nothing else that it does not name: 'Write to
 * ann@…' is far in meaning from 'What is the e-mail address?'. Null where there is none or more than one.
 */
export function onlyOfItsForm(
  index: PassageIndex,
  question: Question,
): { passage: number; reading: { start: number; end: number; text: string } } | null {
  const kind = askedContact(question.text)
  if (kind === null || unsaidThings(index, question).some((thing) => !patterns.names.test(thing))) return null
  if (index.missingNameShare(question) > 0) return null
  const found = index.passages.flatMap(({ text }, passage) =>
    [...text.matchAll(patterns[kind])].map(({ 0: match, index: start }) => ({
      passage,
      reading: { start, end: start + match.length, text: match },
    })),
  )
  const [only] = found
  return only !== undefined && found.every(({ reading }) => reading.text === only.reading.text) ? only : null
}
