import type { PersonRow } from '../../database/schema/people.ts'

/** Letters, marks and punctuation of names: no address can be written with these. */
const nameOnly = /^[\p{L}\p{M}' \-’]{1,80}$/u

/**
 * What a mail to a typed address may repeat of the form: a plausible name, and interests that we offer. Anything else
 * would let strangers send their text and links to anybody in our name.
 */
export const withoutFreeText = (
  { name, interests }: Pick<PersonRow, 'name' | 'interests'>,
  topics: readonly string[],
): { name: string; interest: string } => ({
  name: nameOnly.test(name) ? name : '',
  interest: interests.filter((interest) => topics.includes(interest)).join(', '),
})
