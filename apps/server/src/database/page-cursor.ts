import { at } from '@vitrine/basics/at.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { type SQL, sql } from 'drizzle-orm'
import { isUuid } from './is-uuid.ts'

/** A column that a list is sorted by, and how its value is written into a cursor. */
export interface SortKey {
  column: SQL
  kind: 'text' | 'time'
}

/** The range of times in rows; PostgreSQL refuses some that JavaScript can represent. */
const earliest = new Date('1970-01-01T00:00:00Z')
const latest = new Date('2200-01-01T00:00:00Z')

const unreadable = (field: string) =>
  new InputError('invalid-request', `The field ${field} is not the next of an earlier page.`)

function valueOf({ kind }: SortKey, value: string, field: string): SQL {
  if (kind === 'text') {
    // PostgreSQL's text cannot contain NUL.
    if (value.includes('\0') || !value.isWellFormed()) throw unreadable(field)
    return sql`${value}::text`
  }
  const moment = new Date(value)
  if (!(moment >= earliest && moment <= latest)) throw unreadable(field)
  return sql`${moment.toISOString()}::timestamptz`
}

function decode(cursor: string, field: string): string[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(parsed) && parsed.every((part) => typeof part === 'string')) return parsed
  } catch {
    // Reported below.
  }
  throw unreadable(field)
}

/** Where a row stands in a list: its sort values and its id. */
interface Position {
  values: readonly string[]
  id: string
}

/**
 * A page of rows that were read with one more than its `limit`; `next` is the cursor of the page after it, null where there is none.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  positionOf: (row: Row) => Position,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  if (rows.length <= limit || last === undefined) return { page, next: null }
  const { values, id } = positionOf(last)
  return { page, next: Buffer.from(JSON.stringify([...values, id])).toString('base64url') }
}

/**
 * Rows after the cursor, compared as one row value, which an index on the same columns serves at any depth. Throws
 * 'invalid-request'.
 */
export function behindCursor(
  keys: readonly SortKey[],
  id: SQL,
  order: 'asc' | 'desc',
  cursor: string,
  field = 'after',
): SQL {
  const parts = decode(cursor, field)
  const last = parts.at(-1)
  if (parts.length !== keys.length + 1 || last === undefined || !isUuid(last)) throw unreadable(field)
  const columns = sql.join([...keys.map(({ column }) => column), id], sql`, `)
  const values = sql.join(
    [...keys.map((key, index) => valueOf(key, at(parts, index), field)), sql`${last}::uuid`],
    sql`, `,
  )
  return order === 'asc' ? sql`(${columns}) > (${values})` : sql`(${columns}) < (${values})`
}

export const orderBy = (keys: readonly SortKey[], id: SQL, order: 'asc' | 'desc'): SQL[] =>
  [...keys.map(({ column }) => column), id].map((column) =>
    order === 'asc' ? sql`${column} asc` : sql`${column} desc`,
  )
