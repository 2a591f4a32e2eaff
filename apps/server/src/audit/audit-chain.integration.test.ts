import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditHead, auditLog } from '../database/schema/audit-log.ts'
import { createLog } from '../log.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database/open-test-database.ts'
import { after, minutes } from '../time/clock.ts'
import { system } from './actor.ts'
import { sweepAudit } from './sweep-audit.ts'
import { verifyAudit } from './verify-audit.ts'
import { writeAudit } from './write-audit.ts'

let database: TestDatabase
const now = new Date()
const day = minutes(24 * 60)

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.db.delete(auditLog)
  await database.db.update(auditHead).set({ seq: 0, hash: '' })
  for (let count = 0; count < 5; count++) {
    const act = {
      action: 'role-changed',
      targetId: randomUUID(),
      details: { from: 'user', to: 'sales', why: 'a\n"b"' },
    } as const
    await writeAudit(database.db, system, act, after(now, count * day))
  }
})
afterAll(() => database.close())

const faults = async () => (await verifyAudit(database.db)).faults
const third = () => eq(auditLog.seq, 3)

test('a log that nobody touched holds, also when acts are written side by side and some are taken back', async () => {
  expect(await verifyAudit(database.db)).toMatchObject({ entries: 5, faults: [], head: { seq: 5 } })
  await Promise.allSettled(
    Array.from({ length: 10 }, (_, count) =>
      database.db.transaction(async (tx) => {
        await writeAudit(tx, system, { action: 'warmed-up' }, now)
        if (count % 3 === 0) throw new Error('taken back')
      }),
    ),
  )
  expect(await verifyAudit(database.db)).toMatchObject({ entries: 11, faults: [], head: { seq: 11 } })
})

test.each([
  ['its act', { action: 'model-switched-on' }],
  ['whom it was done to', { targetId: 'somebody else' }],
  ['its time', { at: new Date(0) }],
  ['its details', { details: { from: 'user', to: 'admin' } }],
  ['its address', { address: '192.0.2.1' }],
] as const)('an entry of which somebody changed %s is named', async (_what, values) => {
  await database.db.update(auditLog).set(values).where(third())
  expect(await faults()).toEqual([expect.stringMatching(/^Entry 3 \(.*\) was changed\.$/)])
})

test('an entry that was taken out, a shortened end and an entry put in are named', async () => {
  await database.db.delete(auditLog).where(third())
  expect(await faults()).toEqual(['Entry 3 is missing.'])
  await database.db.delete(auditLog).where(eq(auditLog.seq, 5))
  expect((await faults()).at(-1)).toBe('The end is missing: the head names entry 5, the last that is there is 4.')
})

/** The head that the hourly sweep writes into the log. */
async function loggedHead() {
  const lines: string[] = []
  const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) })
  await sweepAudit({ db: database.db, log }, new Date(0))
  const [, seq = '', hash = ''] = /"auditHead":"(\d+):(\w+)"/.exec(lines.join('')) ?? []
  return { seq: Number(seq), hash }
}

test('a log that was rewritten as a whole is found out by the head that the server’s log tells', async () => {
  const head = await loggedHead()
  expect(head).toEqual((await verifyAudit(database.db)).head)
  const rows = await database.db.select().from(auditLog).orderBy(asc(auditLog.seq))
  await database.db.delete(auditLog)
  await database.db.update(auditHead).set({ seq: 0, hash: '' })
  for (const { seq: _seq, hash: _hash, ...row } of rows)
    await database.db.insert(auditLog).values({ ...row, address: 'x' })
  expect(await faults()).toEqual([])
  expect((await verifyAudit(database.db, head)).faults).toEqual([
    'The expected entry 5 is not in the chain with that hash: the log was rewritten.',
  ])
})

test('after the sweep of old entries the chain holds from there on, and a further deletion is still seen', async () => {
  await sweepAudit({ db: database.db, log: { info: () => undefined } }, after(now, 1.5 * day))
  expect(await verifyAudit(database.db)).toMatchObject({ entries: 3, faults: [] })
  await database.db.delete(auditLog).where(third())
  expect(await faults()).toEqual(['Entry 3 is missing.'])
})
