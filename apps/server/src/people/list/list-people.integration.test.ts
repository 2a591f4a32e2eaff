import { randomUUID } from 'node:crypto'
import { at } from '@vitrine/basics/at.ts'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { people } from '../../database/schema/people.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database/open-test-database.ts'
import { testClock } from '../../testing/processes/test-clock.ts'
import { interestsOf } from '../interests.ts'
import { exportPeople } from './export-people.ts'
import { listPeople, type PeoplePage, type PersonSort } from './list-people.ts'

let database: TestDatabase
const statuses = ['pending', 'approved', 'deleted'] as const
const types = ['general', 'product', 'organization'] as const
const interests = ['Healthcare', 'Retail,Finance', 'Other: looms, and cards', '']

/** 60 people, two for each moment, so that the order within a moment matters too. */
const everybody = Array.from({ length: 60 }, (_, index) => {
  const moment = new Date(Date.UTC(2025, 0, 1 + Math.floor(index / 2)))
  const interestedIn = at(interests, index % 4)
  return {
    id: randomUUID(),
    type: types[index % 3] ?? 'general',
    status: statuses[index % 5 === 0 ? 2 : index % 2] ?? 'pending',
    email: `person-${index}@firm-${index % 7}.example`,
    name: index % 2 === 0 ? `Zoë ${index}` : `anna O'Neil-${index}`,
    org: `Firm & Sons ${index % 7}`,
    phone: `49301000${index}`,
    interestedIn,
    interests: interestsOf(interestedIn),
    createdAt: moment,
    updatedAt: moment,
  }
})

beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.insert(people).values(everybody)
})
afterAll(() => database.close())

const page = (change: Partial<PeoplePage> = {}) => listPeople(database.db, { sort: 'created', limit: 50, ...change })

async function allPages(change: Partial<PeoplePage>) {
  const seen: Awaited<ReturnType<typeof page>>['items'] = []
  for (let after: string | undefined, more = true; more; ) {
    const { items, next } = await page({ ...change, limit: 7, after })
    seen.push(...items)
    after = next ?? undefined
    more = next !== null
  }
  return seen
}

test.each(['\u0301', 'anna \u0301', '\u0301\u0308 anna \u0300'])(
  'a search for accents without a letter is a search for the rest (%j)',
  async (search) => {
    const rest = search.replace(/[\u0300-\u036f]/g, '').trim()
    expect((await page({ search })).items).toEqual((await page(rest === '' ? {} : { search: rest })).items)
  },
)

const shown = everybody.filter(({ status }) => status !== 'deleted')

test.each<PersonSort>(['created', 'name', 'email', 'org', 'status'])(
  'pages by %s show everybody once, in order, both ways',
  async (sort) => {
    const up = await allPages({ sort, order: 'asc' })
    expect(up.map(({ id }) => id).sort()).toEqual(shown.map(({ id }) => id).sort())
    const down = await allPages({ sort, order: 'desc' })
    expect(down.map(({ id }) => id)).toEqual(up.map(({ id }) => id).reverse())
    const whole = await page({ sort, order: 'asc', limit: 200 })
    expect(whole.items.map(({ id }) => id)).toEqual(up.map(({ id }) => id))
    expect(whole).toMatchObject({ next: null, total: shown.length })
  },
)

test('newest first unless asked otherwise, names without regard to case', async () => {
  const { items } = await page({ limit: 2 })
  expect(items[0]?.createdAt).toBe('2025-01-30T00:00:00.000Z')
  const names = (await page({ sort: 'name', limit: 200 })).items.map(({ name }) => name.startsWith('anna'))
  expect(names.lastIndexOf(true)).toBeLessThan(names.indexOf(false))
})

test('a page that begins in the middle is not disturbed by a new request', async () => {
  const first = await page({ limit: 10 })
  const fresh = { ...everybody[1], id: randomUUID(), email: 'late@example.com', createdAt: new Date() }
  await database.db.insert(people).values(fresh as (typeof everybody)[number])
  const second = await page({ limit: 10, after: first.next ?? '' })
  await database.db.delete(people).where((await import('drizzle-orm')).eq(people.id, fresh.id))
  const ids = [...first.items, ...second.items].map(({ id }) => id)
  expect(new Set(ids).size).toBe(20)
  expect(ids).not.toContain(fresh.id)
})

const emailsOf = async (change: Partial<PeoplePage>) =>
  (await page({ ...change, limit: 200 })).items.map(({ email }) => email).sort()
const expected = (wanted: (person: (typeof everybody)[number]) => boolean, of = shown) =>
  of
    .filter(wanted)
    .map(({ email }) => email)
    .sort()

test('search finds what stands in name, e-mail, organisation or phone, all words of it', async () => {
  expect(await emailsOf({ search: 'zoë' })).toEqual(expected(({ name }) => name.startsWith('Zoë')))
  expect(await emailsOf({ search: "o'nei" })).toEqual(expected(({ name }) => name.includes("O'Neil")))
  expect(await emailsOf({ search: 'Person-17@firm-3.exa' })).toEqual(['person-17@firm-3.example'])
  expect(await emailsOf({ search: 'sons anna' })).toEqual(expected(({ name }) => name.startsWith('anna')))
  expect(await emailsOf({ search: '493010007' })).toEqual(expected(({ phone }) => phone.startsWith('493010007')))
  expect(await emailsOf({ search: 'nobody' })).toEqual([])
})

test('search finds what stands inside of words, and short words where words begin', async () => {
  expect(await emailsOf({ search: 'NEIL' })).toEqual(expected(({ name }) => name.includes("O'Neil")))
  expect(await emailsOf({ search: 'rson' })).toEqual(expected(() => true))
  expect(await emailsOf({ search: 'ons nna' })).toEqual(expected(({ name }) => name.startsWith('anna')))
  expect(await emailsOf({ search: '01000' })).toEqual(expected(({ phone }) => phone.includes('01000')))
  expect(await emailsOf({ search: 'zo' })).toEqual(expected(({ name }) => name.startsWith('Zoë')))
  expect(await emailsOf({ search: 'oë' })).toEqual([])
})

const withAccents = async (search: string) =>
  (await emailsOf({ search })).filter((email) => email.startsWith('accents'))

test('search is blind to accents and case, in what is looked for and in what is looked in', async () => {
  const template = at(everybody, 1)
  const [muller, jose, strasse, kim] = ['Jürgen MÜLLER', 'José Łukasz Ångström', 'Æsa Großkreutz', '김민수'].map(
    (name, index) => ({
      ...template,
      id: randomUUID(),
      name,
      email: `accents-${index}@example.com`,
      org: 'Ños & Ørsted',
    }),
  )
  const added = [muller, jose, strasse, kim].flatMap((person) => (person ? [person] : []))
  await database.db.insert(people).values(added)
  const all = added.map(({ email }) => email)
  for (const search of ['Muller', 'müller', 'MÜL', 'u\u0308ller', 'mu', 'jurgen muller']) {
    expect(await withAccents(search), search).toEqual([muller?.email])
  }
  for (const search of ['Jose', 'JOSÉ', 'jo', 'lukasz', 'Łu', 'angstrom', 'ÅNGS']) {
    expect(await withAccents(search), search).toEqual([jose?.email])
  }
  for (const search of ['grosskreutz', 'GROẞ', 'aesa', 'Æs', 'æ']) {
    expect(await withAccents(search), search).toEqual([strasse?.email])
  }
  expect(await withAccents('민수')).toEqual([])
  expect(await withAccents('김민')).toEqual([kim?.email])
  for (const search of ['orsted', 'Ørs', 'nos', 'ño']) expect(await withAccents(search), search).toEqual(all)
  expect(await withAccents('mxller')).toEqual([])
  await database.db.delete(people).where(inArray(people.org, ['Ños & Ørsted']))
})

test('a sign of a pattern is searched for as itself', async () => {
  for (const search of ['fi%ms', '%%%', 'fi\\rm', 'fir\\%']) expect(await emailsOf({ search }), search).toEqual([])
})

test.each(["'", "');--", ':* & | !', '\\', '%', "a' | 'b", '<->'])(
  'search for %s is a search and nothing else',
  async (search) => {
    await expect(page({ search })).resolves.toMatchObject({ next: null })
  },
)

test('filters by status, type, interest and days, together', async () => {
  expect(await emailsOf({ status: 'deleted' })).toEqual(expected(({ status }) => status === 'deleted', everybody))
  expect(await emailsOf({ type: 'product' })).toEqual(expected(({ type }) => type === 'product'))
  expect(await emailsOf({ interest: 'Finance' })).toEqual(
    expected(({ interestedIn }) => interestedIn.includes('Finance')),
  )
  expect(await emailsOf({ interest: 'Other' })).toEqual(
    expected(({ interestedIn }) => interestedIn.startsWith('Other')),
  )
  expect(await emailsOf({ from: '2025-01-03', to: '2025-01-04' })).toEqual(
    expected(({ createdAt }) => ['2025-01-03', '2025-01-04'].includes(createdAt.toISOString().slice(0, 10))),
  )
  expect(await emailsOf({ status: 'pending', type: 'general', interest: 'Retail', from: '2025-01-10' })).toEqual(
    expected(
      ({ status, type, interestedIn, createdAt }) =>
        status === 'pending' &&
        type === 'general' &&
        interestedIn.includes('Retail') &&
        createdAt >= new Date('2025-01-10'),
    ),
  )
})

test('a cursor of another list, or a forged one, is refused', async () => {
  const { next } = await page({ limit: 3, sort: 'status' })
  for (const after of [next ?? '', 'x', '', Buffer.from('["a","b"]').toString('base64url')]) {
    await expect(page({ after })).rejects.toMatchObject({ problem: 'invalid-request' })
  }
})

test.each([
  ['a NUL', ['a\0b', randomUUID()]],
  ['half a surrogate pair', ['a\ud800', randomUUID()]],
  ['an id that is none', ['anna', '1; drop table people']],
  ['a value too many', ['anna', 'b', randomUUID()]],
])('a cursor of names with %s is refused by the field’s name', async (_, parts) => {
  const after = Buffer.from(JSON.stringify(parts)).toString('base64url')
  await expect(page({ sort: 'name', after })).rejects.toMatchObject({
    problem: 'invalid-request',
    message: expect.stringContaining('after'),
  })
})

test('the export holds what the filter shows, and no formula', async () => {
  const parts = {
    db: database.db,
    clock: testClock(),
    place: { baseUrl: '', product: '' },
    admit: () => Promise.resolve(),
    sealer: { seal: (text: string) => text },
    later: () => undefined,
    topics: [],
  }
  const [person] = everybody
  if (!person) throw new Error('nobody is there')
  const evil = { ...person, id: randomUUID(), name: '=cmd|calc', email: 'evil@example.com', status: 'pending' as const }
  await database.db.insert(people).values(evil)
  let text = ''
  const actor = { by: 'system', accountId: null, address: null } as const
  for await (const piece of exportPeople(parts, { status: 'pending', separator: ',' }, actor)) text += piece
  const lines = text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(1 + expected(({ status }) => status === 'pending').length + 1)
  expect(lines[0]).toContain('"Name","Email","Phone"')
  expect(text).toContain(`"'=cmd|calc","evil@example.com"`)
})
