import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PreparedPglite } from './prepared-pglite.ts'

const times = [1, 2, 3]
const countKept = "select count(*)::int as count from pg_prepared_statements where name like 'kept%'"

let pglite: PreparedPglite

beforeAll(async () => {
  pglite = new PreparedPglite()
  await pglite.waitReady
  await pglite.exec('create table birds (id int primary key, name text, seen timestamptz, marks jsonb, places text[])')
})

afterAll(() => pglite.close())

test('a statement answers the same each time, whatever its values are', async () => {
  const insert = 'insert into birds values ($1, $2, $3, $4, $5) returning *'
  const seen = new Date('2026-04-05T06:07:08Z')
  for (const id of times) {
    const { rows, affectedRows } = await pglite.query(insert, [id, null, seen, { ring: id }, ['a "quoted" one', 'b']])
    expect(affectedRows).toBe(1)
    expect(rows).toEqual([{ id, name: null, seen, marks: { ring: id }, places: ['a "quoted" one', 'b'] }])
  }
  for (const id of times) {
    const { rows } = await pglite.query('select id from birds where id <= $1 order by id', [id], { rowMode: 'array' })
    expect(rows).toEqual(times.slice(0, id).map((one) => [one]))
  }
})

test('a statement that fails, fails the same way each time, and those after it work', async () => {
  for (const _ of times) {
    await expect(pglite.query('insert into birds (id) values ($1)', [1])).rejects.toMatchObject({ code: '23505' })
    await expect(pglite.query('select nothing from birds')).rejects.toMatchObject({ code: '42703' })
    expect((await pglite.query<{ one: number }>('select $1::int as one', [7])).rows).toEqual([{ one: 7 }])
  }
})

test('a transaction that fails leaves nothing, and is over for who keeps it', async () => {
  const rename = 'update birds set name = $1 where id = 2'
  for (const _ of times) {
    const failed = pglite.transaction(async (tx) => {
      await tx.query(rename, ['never'])
      await tx.query('insert into birds (id) values ($1)', [1])
    })
    await expect(failed).rejects.toMatchObject({ code: '23505' })
  }
  const kept = await pglite.transaction(async (tx) => {
    await tx.query(rename, ['wren'])
    return tx
  })
  expect(kept.closed).toBe(true)
  await expect(kept.query(rename, ['too late'])).rejects.toThrow(/closed/)
  expect((await pglite.query('select name from birds where id = 2')).rows).toEqual([{ name: 'wren' }])
})

test('several statements in one text run each time, and notices of one that is kept arrive', async () => {
  const heard = vi.fn()
  const end = await pglite.listen('birds', heard)
  for (const turn of times) {
    const results = await pglite.exec("select 1 as one; select pg_notify('birds', 'many')")
    expect(results).toHaveLength(2)
    await pglite.exec("select pg_notify('birds', 'single')")
    await pglite.query("select pg_notify('birds', $1)", ['query'])
    expect(heard).toHaveBeenCalledTimes(turn * 3)
  }
  await end()
})

test('a statement is kept from its second time on, is read again after its table was changed, and the oldest go', async () => {
  const all = 'select * from birds where id = 3'
  for (const _ of times) await pglite.query(all)
  const before = await pglite.query<{ count: number }>(countKept)
  expect(before.rows[0]?.count).toBeGreaterThan(0)
  await pglite.exec('alter table birds add column length real')
  await expect(pglite.query(all)).rejects.toMatchObject({ code: '0A000' })
  expect((await pglite.query<{ length: null }>(all)).rows[0]?.length).toBeNull()
  for (let number = 0; number < 130; number += 1) for (const _ of times) await pglite.query(`select ${number} as it`)
  const { rows } = await pglite.query<{ count: number }>(countKept)
  expect(rows[0]?.count).toBeGreaterThan(50)
  expect(rows[0]?.count).toBeLessThanOrEqual(100)
})

test('many at once, alone and in transactions, all get their own answers', async () => {
  const double = 'select $1::int * 2 as twice'
  const asked = Array.from({ length: 60 }, async (_, index) => {
    const { rows } =
      index % 3 === 0
        ? await pglite.transaction((tx) => tx.query<{ twice: number }>(double, [index]))
        : await pglite.query<{ twice: number }>(double, [index])
    return rows[0]?.twice
  })
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 60 }, (_, index) => index * 2))
})

test('a flood of statements leaves everybody else their turns, alone and in transactions', async () => {
  const slow = 'select count(*)::int as count from generate_series(1, 10000) as one where one > $1::int'
  const lone = Array.from({ length: 150 }, async (_, index) => pglite.query<{ count: number }>(slow, [index]))
  const together = Array.from({ length: 15 }, (_, index) =>
    pglite.transaction(async (tx) => {
      for (let turn = 0; turn < 9; turn += 1) await tx.query(slow, [turn])
      return tx.query<{ count: number }>(slow, [150 + index])
    }),
  )
  let turns = 0
  let ended = false
  const turn = () => {
    turns += 1
    if (!ended) setTimeout(turn)
  }
  setTimeout(turn)
  const answers = await Promise.all([...lone, ...together])
  ended = true
  expect(answers.map(({ rows }) => rows[0]?.count)).toEqual(Array.from({ length: 165 }, (_, index) => 10_000 - index))
  // Without a pause there would be one or two, before the first statement and behind the last.
  expect(turns).toBeGreaterThan(25)
})
