import type { TaggingDomain } from '@vitrine/engines/text/tagging/topics.ts'
import { readEverydayRows } from '../everyday-rows.ts'
import type { TopicRow } from './rows.ts'

/** Rows that were written by hand in the wordings of mails, letters, notes and forms, which the sets do not hold; 'others' are of no domain. */
export const readEveryday = (name: TaggingDomain | 'others'): Promise<TopicRow[]> =>
  readEverydayRows(new URL(`everyday-${name}.txt`, import.meta.url))
