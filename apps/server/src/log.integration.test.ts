import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from './database/schema/accounts.ts'
import { createLog } from './log.ts'
import { openTestDatabase, type TestDatabase } from './testing/database/open-test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const secret = 'Ada Lovelace <ada@analytical.example>'

/** The line that an error leaves, in either of the ways in which it is logged. */
function lineOf(error: unknown, field: 'err' | 'error'): string {
  const lines: string[] = []
  createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) }).error({ [field]: error }, 'it failed')
  return lines.join('')
}

const failureOf = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => null,
    (error: unknown) => error,
  )

test.each(['err', 'error'] as const)('a statement that failed is logged without its values (%s)', async (field) => {
  const { db } = database
  const failures = [
    // The driver tells the statement and its parameters, the database quotes the value in its own message below `cause`.
    await failureOf(db.select().from(accounts).where(sql`${accounts.id} = ${secret}`)),
    await failureOf(db.execute(sql`select ${secret}::text::int`)),
  ]
  for (const failure of failures) {
    expect(failure).toBeInstanceOf(Error)
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure)) + String(failure)).toContain('Lovelace')
    const line = lineOf(failure, field)
    expect(line).not.toMatch(/Lovelace|analytical/)
    expect(JSON.parse(line)).toMatchObject({ msg: 'it failed', [field]: { cause: { code: '22P02' } } })
    expect(line).toMatch(/ at .+\.ts:\d+/)
  }
})

test('a line is one JSON object with its time in UTC, whatever is logged', () => {
  const line = lineOf(new Error('one\ntwo'), 'err')
  expect(line.trimEnd()).not.toContain('\n')
  const { time } = JSON.parse(line) as { time: string }
  expect(time).toBe(new Date(time).toISOString())
})

test('a message of lines that look like places is left out too', () => {
  const error = new TypeError(`${secret}\n    at ${secret} (elsewhere.ts:1:1)`, { cause: new Error(secret) })
  const line = lineOf(error, 'err')
  expect(line).not.toMatch(/Lovelace|elsewhere/)
  expect(JSON.parse(line)).toMatchObject({ err: { type: 'TypeError', cause: { type: 'Error' } } })
})

test('what is thrown and is no error is told by its type alone', () => {
  expect(JSON.parse(lineOf(secret, 'err'))).toMatchObject({ err: { type: 'string' } })
  expect(lineOf({ [secret]: secret }, 'error')).not.toContain('Lovelace')
})
