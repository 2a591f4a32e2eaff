import type { PersonRow } from '../database/schema/people.ts'

/** Letters, marks and what stands in names: no address can be written with these. */
const nameOnly = /^[\p{L}\p{M}' \-’]{1,80}$/u

/**
 * What a mail to an address that somebody typed may repeat of what they typed: a name that can be one, and interests that we
 * offered. All else would make us carry a stranger's words and links to anybody.
 */
export const withoutFreeText = (
  { name, interests }: Pick<PersonRow, 'name' | 'interests'>,
  topics: readonly string[],
): { name: string; interest: string } => ({
  name: nameOnly.test(name) ? name : '',
  interest: interests.filter((interest) => topics.includes(interest)).join(', '),
})
