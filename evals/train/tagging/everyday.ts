import type { TaggingDomain } from '@vitrine/engines/text/tagging/topics.ts'
import { readEverydayRows } from '../everyday-rows.ts'
import { foldOf } from '../linear/folds.ts'
import type { TopicRow } from './rows.ts'

/**
 * Rows that were written by hand in the wordings of mails, letters, notes and forms, which the sets do not hold; 'others' are of no domain, nor are
 * 'other-senses', which use the domains' words in another sense.
 */
export const readEveryday = (name: TaggingDomain | 'others' | 'other-senses'): Promise<TopicRow[]> =>
  readEverydayRows(new URL(`everyday-${name}.txt`, import.meta.url))

/** Whether a written row is only measured: one in eight. */
export const isKeptBack = ({ text }: Pick<TopicRow, 'text'>): boolean => foldOf(text, 8) === 5

/** As `readEveryday`, but written by a language model: letters, leaflets and news of the fields, and of none of them. */
export const readWritten = (name: TaggingDomain | 'unrelated'): Promise<TopicRow[]> =>
  readEverydayRows(new URL(`written-${name}.txt`, import.meta.url))

/** Names of a domain's diseases, tests and treatments, by topic: what the words mean, not how people write. Only healthcare has them. */
export async function readTerms(name: TaggingDomain): Promise<TopicRow[]> {
  if (name !== 'healthcare') return []
  const lines = await readEverydayRows(new URL('terms-healthcare.txt', import.meta.url))
  return lines.flatMap(({ label, text }) => text.split(';').map((term) => ({ label, text: term.trim() })))
}

/** Letters of a domain that train.ts never learns from, so that what reads letters can be weighed on them beside the weights that it fits. */
export const readLetters = (name: TaggingDomain): Promise<TopicRow[]> =>
  readEverydayRows(new URL(`letters-${name}.txt`, import.meta.url))
