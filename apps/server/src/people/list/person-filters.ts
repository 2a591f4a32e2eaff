import type { PersonStatus, RequestType } from '@vitrine/contracts/people/person.ts'
import type { Stage } from '@vitrine/contracts/people/pipeline.ts'
import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import { and, arrayContains, eq, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db } from '../../database/database.ts'
import { folded } from '../../database/fold-text.ts'
import { people } from '../../database/schema/people.ts'
import { prospectNotes } from '../../database/schema/prospect-notes.ts'

export interface PersonFilters {
  search?: string | undefined
  status?: PersonStatus | undefined
  /** For pending requests: whether they are on hold. */
  held?: 'yes' | 'no' | undefined
  /** Without accounts of sales and admins. */
  staff?: 'no' | undefined
  stage?: Stage | undefined
  /** Id of the salesperson. */
  owner?: string | undefined
  tag?: string | undefined
  type?: RequestType | undefined
  role?: Role | undefined
  interest?: string | undefined
  /** Days, UTC. */
  from?: string | undefined
  to?: string | undefined
}

const day = 24 * 3_600_000

/** The separators that the columns `search` and `searchText` replace by blanks. */
const separators = /[\s@._\-+,;:/()&]+/

/** A trigram index cannot find shorter words. */
const shortestInside = 3

/** Must match the condition of the partial index. */
export const isTagged = sql`${people.tags} <> '{}'`

const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`
const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/** Folded like the searched text. */
const wanted = (word: string): SQL => folded(sql`${word}::text`)
const inside = (word: string): SQL => wanted(`%${escaped(word)}%`)

/** `fold_text` takes these from a word; one of nothing else would be no word to search for. */
const accents = /[\u0300-\u036f]/g

/** The words of a search, in small letters. */
const wordsOf = (search: string): string[] =>
  search
    .toLowerCase()
    .split(separators)
    .filter((word) => word.normalize('NFD').replace(accents, '') !== '')

/** Each word must match: one of three letters or more anywhere, a shorter one at the beginning of a word. */
function searchCondition(search: string): SQL | undefined {
  return and(
    ...wordsOf(search).map((word) =>
      word.length >= shortestInside
        ? sql`${people.searchText} like ${inside(word)}`
        : sql`${people.search} @@ to_tsquery('simple', ${wanted(quoted(word))})`,
    ),
  )
}

/** The most people found by tags or notes. */
const mostBesides = 500

/**
 * Ids of people whose tags, or one of whose notes, contain all words of a search. A separate query, so that the search
 * of names can use its index. Short words match anywhere here: there are few notes.
 */
export async function findByTagsAndNotes(db: Db, search: string | undefined): Promise<string[]> {
  const words = wordsOf(search ?? '')
  if (words.length === 0) return []
  const inText = (text: SQL) => and(...words.map((word) => sql`${folded(text)} like ${inside(word)}`))
  const tagged = db
    .select({ id: people.id })
    .from(people)
    .where(and(isTagged, inText(sql`array_to_string(${people.tags}, ' ')`)))
  const noted = db
    .select({ id: prospectNotes.personId })
    .from(prospectNotes)
    .where(inText(sql`${prospectNotes.text}`))
  const found = await union(tagged, noted).limit(mostBesides)
  return found.map(({ id }) => id)
}

/**
 * The filters of the list and of its export as one condition. `besides`: ids of people whom the search finds by tags or
 * notes.
 */
export function personCondition(filters: PersonFilters, besides: readonly string[]): SQL | undefined {
  const { search, status, held, staff, stage, owner, tag, type, role, interest, from, to } = filters
  return and(
    status === undefined ? ne(people.status, 'deleted') : eq(people.status, status),
    held && (held === 'yes' ? isNotNull(people.heldAt) : isNull(people.heldAt)),
    staff && or(isNull(people.role), eq(people.role, 'user')),
    stage && eq(people.stage, stage),
    owner === undefined ? undefined : eq(people.ownerId, owner),
    type && eq(people.type, type),
    role && eq(people.role, role),
    interest === undefined ? undefined : arrayContains(people.interests, [interest]),
    from === undefined ? undefined : gte(people.createdAt, new Date(from)),
    to === undefined ? undefined : lt(people.createdAt, new Date(new Date(to).getTime() + day)),
    tag === undefined ? undefined : and(isTagged, arrayContains(people.tags, [tag])),
    search === undefined
      ? undefined
      : or(searchCondition(search), besides.length > 0 ? inArray(people.id, [...besides]) : undefined),
  )
}
