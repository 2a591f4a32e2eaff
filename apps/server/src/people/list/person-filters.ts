import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import type { PersonStatus, RequestType } from '@vitrine/contracts/people/person.ts'
import type { Stage } from '@vitrine/contracts/people/pipeline.ts'
import { and, arrayContains, eq, exists, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
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

/** Whether a word is in name, e-mail, organization or phone: three letters or more anywhere, fewer at the beginning of a word. */
const inPerson = (word: string): SQL =>
  word.length >= shortestInside
    ? sql`${people.searchText} like ${inside(word)}`
    : sql`${people.search} @@ to_tsquery('simple', ${wanted(quoted(word))})`

/** Short words match anywhere in tags and notes: there are few. */
const inTags = (word: string): SQL => sql`${folded(sql`array_to_string(${people.tags}, ' ')`)} like ${inside(word)}`
const inNote = (word: string): SQL => sql`${folded(sql`${prospectNotes.text}`)} like ${inside(word)}`

function inNotesOf(db: Db, word: string): SQL {
  const theirs = and(eq(prospectNotes.personId, people.id), inNote(word))
  return exists(db.select({ id: prospectNotes.id }).from(prospectNotes).where(theirs))
}

/** The most people found by tags or notes. */
const mostBesides = 500

/**
 * Ids of people of whom each word of a search is in a tag, a note or what `inPerson` reads, and one of them in a tag or
 * a note. A separate query, so that the search of names alone can use its index.
 */
export async function findByTagsAndNotes(db: Db, search: string | undefined): Promise<string[]> {
  const words = wordsOf(search ?? '')
  if (words.length === 0) return []
  const tagged = db
    .select({ id: people.id })
    .from(people)
    .where(and(isTagged, or(...words.map(inTags))))
  const noted = db
    .select({ id: prospectNotes.personId })
    .from(prospectNotes)
    .where(or(...words.map(inNote)))
  const anywhere = words.map((word) => or(inPerson(word), inTags(word), inNotesOf(db, word)))
  const found = await db
    .select({ id: people.id })
    .from(people)
    .where(and(inArray(people.id, union(tagged, noted)), ...anywhere))
    .limit(mostBesides)
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
      : or(and(...wordsOf(search).map(inPerson)), besides.length > 0 ? inArray(people.id, [...besides]) : undefined),
  )
}
