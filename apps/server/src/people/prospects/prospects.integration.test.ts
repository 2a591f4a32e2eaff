import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@vitrine/contracts/calls/client.ts'
import { eq } from 'drizzle-orm'
import readWorkbook from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../../database/schema/accounts.ts'
import { auditLog } from '../../database/schema/audit-log.ts'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { mailsTo, passwordMailedTo } from '../../testing/people/mails-to.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

let server: TestServer
let sales: Awaited<ReturnType<typeof signInFresh>>
let colleague: Awaited<ReturnType<typeof signInFresh>>
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' }, { registry: testRegistry })
  sales = await signInFresh(server, 'sales')
  colleague = await signInFresh(server, 'sales')
})
afterAll(() => server.close())

const fresh = () => `prospect-${randomUUID().slice(0, 8)}@example.com`

const request = (email = fresh()) =>
  server.client().call('createUser', { body: { name: 'Ada Byron', email, interested_in: 'Retail' } })

const edit = (id: string, body: NonNullable<CallRequest<'editProspect'>['body']>) =>
  sales.client.call('editProspect', { params: { id }, body })

const read = (id: string) => sales.client.call('getProspect', { params: { id } })

const kindsTo = async (email: string) => (await mailsTo(server.database.db, email)).map(({ kind }) => kind)

async function download(path: string, token = sales.token) {
  const response = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('stage, owner, tags and next step are kept, listed by, and written down without their values', async () => {
  const { id, email } = await request()
  expect(await read(id)).toMatchObject({ stage: 'new', owner: null, tags: [], nextStep: '', nextStepOn: null })
  const owner = colleague.user.id
  await edit(id, { stage: 'demo', owner, tags: 'looms, big', nextStep: 'Call', nextStepOn: '2026-03-04' })
  expect(await read(id)).toMatchObject({
    stage: 'demo',
    owner: { id: owner, name: 'Test sales' },
    tags: ['looms', 'big'],
    nextStep: 'Call',
    nextStepOn: '2026-03-04',
  })
  const found = await sales.client.call('listUsers', { query: { search: email, stage: 'demo', owner } })
  expect(found.items).toMatchObject([{ id }])
  expect((await sales.client.call('listUsers', { query: { search: email, stage: 'won' } })).items).toEqual([])
  const [act] = await server.database.db.select().from(auditLog).where(eq(auditLog.targetId, id))
  expect(act).toMatchObject({
    action: 'prospect-edited',
    details: { fields: 'stage, ownerId, tags, nextStep, nextStepOn' },
  })
  await edit(id, { owner: '', nextStep: '', nextStepOn: '' })
  expect(await read(id)).toMatchObject({ owner: null, nextStep: '', nextStepOn: null })
})

test('search finds tags and notes, and a tag narrows the list down', async () => {
  const { id } = await request()
  const word = randomUUID().slice(0, 8)
  await edit(id, { tags: `Trade fair ${word}, big` })
  await sales.client.call('addNote', { params: { id }, body: { text: `Wants 100% of it by May, said ${word}y.` } })
  const idsOf = async (query: NonNullable<CallRequest<'listUsers'>['query']>) =>
    (await sales.client.call('listUsers', { query })).items.map((person) => person.id)
  expect(await idsOf({ search: `FAIR ${word}` })).toEqual([id])
  expect(await idsOf({ search: `by May ${word}y` })).toEqual([id])
  // One word in a tag, one in a note, one in the name.
  expect(await idsOf({ search: `fair ${word}y` })).toEqual([id])
  expect(await idsOf({ search: `ada ${word}y` })).toEqual([id])
  expect(await idsOf({ search: `by fair ${word}y` })).toEqual([id])
  expect(await idsOf({ search: `fair ${word}y zebra` })).toEqual([])
  expect(await idsOf({ search: `${word}_` })).toEqual([id])
  expect(await idsOf({ search: `${word}%` })).toEqual([])
  expect(await idsOf({ tag: `Trade fair ${word}` })).toEqual([id])
  expect(await idsOf({ tag: `Trade fair ${word}`, status: 'approved' })).toEqual([])
  expect((await sales.client.call('listTags', {})).items).toEqual(expect.arrayContaining(['big', `Trade fair ${word}`]))
  await edit(id, { tags: `Café ${word}` })
  await sales.client.call('addNote', { params: { id }, body: { text: `Says that ${word}n Muñoz decides.` } })
  for (const search of [`cafe ${word}`, `CAFÉ ${word}`, `munoz ${word}n`]) expect(await idsOf({ search })).toEqual([id])
  const { bytes } = await download(`/v1/prospects/export.csv?search=${word}`)
  expect(bytes.toString()).toContain(id)
})

const idsFoundBy = async (search: string) =>
  (await sales.client.call('listUsers', { query: { search } })).items.map(({ id }) => id).sort()

const note = (id: string, text: string) => sales.client.call('addNote', { params: { id }, body: { text } })

test('words of two notes, and of a note and a name, find who has all of them, and nobody else', async () => {
  const word = randomUUID().slice(0, 8)
  const [both, one] = [await request(), await request()]
  await note(both.id, `Asked for the ${word} prices.`)
  await note(both.id, 'The buyer moves to Tromsø.')
  await note(one.id, `Also wants ${word} prices.`)
  expect(await idsFoundBy(`${word} tromso`)).toEqual([both.id])
  expect(await idsFoundBy(`byron ${word}`)).toEqual([both.id, one.id].sort())
  expect(await idsFoundBy(`${one.email} ${word}`)).toEqual([one.id])
  expect(await idsFoundBy(`lovelace ${word}`)).toEqual([])
})

test('an export comes whole, for spreadsheets of either sign, or is refused by the name of what is out of range', async () => {
  const { id, email } = await request()
  for (const separator of [',', ';']) {
    const days = 'from=1970-01-01&to=2199-12-31'
    const { response, bytes } = await download(
      `/v1/prospects/export.csv?search=${email}&separator=${separator}&${days}`,
    )
    expect(response.status).toBe(200)
    const [heading = '', row = '', ...others] = bytes.toString().split('\r\n')
    expect(heading).toMatch(new RegExp(`^\ufeff"Name"${separator}"Email"${separator}`))
    expect(row).toContain(`"Ada Byron"${separator}"${email}"`)
    expect(row).toMatch(new RegExp(`"${id}"$`))
    expect(others).toEqual([''])
  }
  for (const day of ['0000-01-01', '9999-12-31', '+275760-09-13', '2026-02-30'])
    for (const field of ['from', 'to']) {
      const { response, bytes } = await download(`/v1/prospects/export.csv?${field}=${encodeURIComponent(day)}`)
      expect([response.status, bytes.toString()]).toEqual([400, expect.stringContaining(`${field}: `)])
    }
})

test('only staff own prospects', async () => {
  const { id } = await request()
  const { user } = await signInFresh(server)
  await expect(edit(id, { owner: user.id })).rejects.toMatchObject({ problem: 'invalid-request' })
})

test('what a colleague changed meanwhile is not written over unseen', async () => {
  const { id } = await request()
  const seen = { stage: 'new', owner: '', tags: '', nextStep: '' } as const
  await edit(id, { stage: 'demo', tags: 'looms', seen })
  // Changing another field is no conflict, nor is the same change twice.
  expect(await edit(id, { nextStep: 'Call', seen: { nextStep: '' } })).toMatchObject({
    stage: 'demo',
    nextStep: 'Call',
  })
  expect(await edit(id, { stage: 'demo', seen: { stage: 'new' } })).toMatchObject({ stage: 'demo' })
  const stale = edit(id, { stage: 'won', tags: 'big', seen: { stage: 'new', tags: '' } })
  await expect(stale).rejects.toMatchObject({ status: 409, problem: 'conflict', message: /: stage, tags\./ })
  expect(await read(id)).toMatchObject({ stage: 'demo', tags: ['looms'] })
  expect(await edit(id, { stage: 'won', seen: { stage: 'demo' } })).toMatchObject({ stage: 'won' })
})

test('our own people are left out where prospects alone are asked for', async () => {
  const { email } = await request()
  const list = async (search: string) =>
    (await sales.client.call('listUsers', { query: { search, staff: 'no' } })).items.map((one) => one.email)
  expect(await list(email)).toEqual([email])
  expect(await list(sales.user.email)).toEqual([])
})

test('a mistyped e-mail of a request is corrected, and the acknowledgement goes to the right one', async () => {
  const { id } = await request()
  const right = fresh()
  expect(await edit(id, { email: right.toUpperCase() })).toMatchObject({ email: right })
  expect(await kindsTo(right)).toEqual(['request-received'])
  const other = await request()
  await expect(edit(other.id, { email: right })).rejects.toMatchObject({ problem: 'conflict' })
  expect(await read(other.id)).toMatchObject({ email: other.email })
})

test('a mistyped e-mail of an invitation is corrected: the wrong address is shut out, the right one gets a password', async () => {
  const wrong = fresh()
  const right = fresh()
  const invitation = { models: ['Test echo'], days: 14, greeting: 'As we said at the fair.' }
  await sales.client.call('invitePeople', { body: { people: wrong, ...invitation } })
  const astray = await passwordMailedTo(server, wrong, 'invitation')
  const { items } = await sales.client.call('listUsers', { query: { search: wrong } })
  const id = items[0]?.id ?? ''
  expect(await edit(id, { email: right })).toMatchObject({ id, email: right, role: 'user' })
  const login = (email: string, password: string) =>
    server.client().call('login', { body: { email, password, force: true } })
  await expect(login(wrong, astray)).rejects.toMatchObject({ problem: 'sign-in-failed' })
  await expect(login(right, astray)).rejects.toMatchObject({ problem: 'sign-in-failed' })
  // They never had a mail of ours, so the invitation is sent again in full.
  const [mail] = await mailsTo(server.database.db, right)
  expect(mail?.data).toMatchObject({ from: sales.user.name, models: 'Test echo', greeting: invitation.greeting })
  const days = (Date.parse(mail?.data.expiresAt ?? '') - server.clock().getTime()) / 86_400_000
  expect(Math.round(days)).toBe(14)
  const password = await passwordMailedTo(server, right, 'invitation')
  expect((await login(right, password)).user).toMatchObject({ id, isPasswordTemporary: true })
})

test('a mistyped e-mail of an approved request gets the approval, not a second password', async () => {
  const { id } = await request()
  await sales.client.call('approveUser', { params: { id, type: 'general' } })
  const right = fresh()
  await edit(id, { email: right })
  expect(await kindsTo(right)).toEqual(['credentials'])
})

test('an account in use keeps its e-mail, and no address is taken twice', async () => {
  const { user } = await signInFresh(server)
  await expect(edit(user.id, { email: fresh() })).rejects.toMatchObject({ problem: 'act-not-allowed' })
  expect(await read(user.id)).toMatchObject({ email: user.email })
  const invited = fresh()
  await sales.client.call('invitePeople', { body: { people: invited } })
  const { items } = await sales.client.call('listUsers', { query: { search: invited } })
  await expect(edit(items[0]?.id ?? '', { email: user.email })).rejects.toMatchObject({ problem: 'conflict' })
})

test.each([
  ['comes by a sign-in provider', { passwordHash: null, providerSubject: 'https://id.example s-1' }],
  ['has just asked for a forgotten password', { passwordHash: null }],
])('nor is the account of somebody taken over who %s', async (_what, without) => {
  const { user, token, password } = await signInFresh(server)
  const body = { currentPassword: password, newPassword: `walnut comet ${randomUUID()}` }
  await server.client(token).call('setPassword', { body })
  await server.database.db
    .update(accounts)
    .set({ ...without, providerSubject: 'providerSubject' in without ? randomUUID() : null })
    .where(eq(accounts.id, user.id))
  await expect(edit(user.id, { email: fresh() })).rejects.toMatchObject({ problem: 'act-not-allowed' })
  expect(await mailsTo(server.database.db, user.email)).not.toContainEqual(
    expect.objectContaining({ kind: 'new-credentials' }),
  )
})

test('who is blocked, or whose time is over, is told nothing more of prospects', async () => {
  const { id } = await request()
  const gone = await signInFresh(server, 'sales')
  const [staff, ended] = [await signInFresh(server, 'admin'), await signInFresh(server, 'sales')]
  const params = { id: gone.user.id }
  await staff.client.call('setUserAccess', { params, body: { blocked: true } })
  const { db } = server.database
  await db
    .update(accounts)
    .set({ expiresAt: new Date(0) })
    .where(eq(accounts.id, ended.user.id))
  const mentions = [gone.user.id, ended.user.id]
  await sales.client.call('addNote', { params: { id }, body: { text: 'Not for you.', mentions } })
  await request()
  for (const { user } of [gone, ended]) {
    const kinds = await kindsTo(user.email)
    expect(kinds.filter((kind) => kind !== 'security-notice')).toEqual([])
  }
  await expect(edit(id, { owner: gone.user.id })).rejects.toMatchObject({ problem: 'invalid-request' })
  expect((await sales.client.call('listStaff', {})).items.map((one) => one.id)).not.toContain(gone.user.id)
})

test('a note is kept, and who is mentioned is told by mail, its author not', async () => {
  const { id } = await request()
  const mentions = [colleague.user.id, sales.user.id]
  await sales.client.call('addNote', { params: { id }, body: { text: 'Knows looms.', mentions } })
  expect((await read(id)).notes).toMatchObject([
    { text: 'Knows looms.', by: 'Test sales', mentions: ['Test sales', 'Test sales'] },
  ])
  const [mail] = (await mailsTo(server.database.db, colleague.user.email)).filter(({ kind }) => kind === 'note-mention')
  expect(mail).toMatchObject({ replyTo: sales.user.email, data: { text: 'Knows looms.', about: 'Ada Byron' } })
  expect(await kindsTo(sales.user.email)).not.toContain('note-mention')
  await expect(sales.client.call('addNote', { params: { id }, body: { text: '  ' } })).rejects.toMatchObject({
    status: 400,
  })
})

test('what somebody ran, liked and failed at stands on their page', async () => {
  const { client, user } = await signInFresh(server)
  await client.call('analyze', { params: { '*': 'echo' }, body: { sample: 'hello' } })
  const { items } = await client.call('listAnalyses', {})
  await client.call('giveFeedback', { params: { id: items[0]?.id ?? '' }, body: { verdict: 'right', comment: 'Good' } })
  const { activity } = await read(user.id)
  expect(activity).toHaveLength(2)
  expect(activity.find(({ kind }) => kind === 'ran')).toMatchObject({ modelId: 'echo', sample: true, succeeded: true })
  expect(activity.find(({ kind }) => kind === 'said')).toMatchObject({ verdict: 'right', comment: 'Good' })
})

test('one’s own next steps come as a calendar file, others’ do not', async () => {
  const { id } = await request()
  await edit(id, { owner: colleague.user.id, nextStep: 'Show the looms', nextStepOn: '2026-03-04' })
  const { response, bytes } = await download('/v1/prospects/next-steps.ics', colleague.token)
  expect(response.headers.get('content-type')).toContain('text/calendar')
  expect(bytes.toString()).toContain('DTSTART;VALUE=DATE:20260304')
  expect(bytes.toString()).toContain('SUMMARY:Show the looms: Ada Byron')
  expect((await download('/v1/prospects/next-steps.ics')).bytes.toString()).not.toContain('Show the looms')
})

test('the list comes as a workbook whose times are times and whose other cells are texts', async () => {
  const { id, email } = await request()
  await edit(id, { org: '=1+1', phone: '+49 30 1234', nextStep: 'Call', nextStepOn: '2026-03-04' })
  const { bytes } = await download(`/v1/prospects/export.xlsx?search=${encodeURIComponent(email)}`)
  const [head = [], row = []] = (await readWorkbook(bytes))[0]?.data ?? []
  const cell = (title: string) => row[head.indexOf(title)]
  expect(cell('Organization')).toBe('=1+1')
  expect(cell('Phone')).toBe('+49 30 1234')
  expect(cell('Email')).toBe(email)
  expect(cell('Next step on')).toEqual(new Date('2026-03-04'))
  const { createdAt } = await read(id)
  const created = cell('Created')
  expect(created instanceof Date && Math.abs(created.getTime() - Date.parse(createdAt))).toBeLessThan(1000)
})

test.each(['0035361555017', '+35361555017'])(
  'a spreadsheet that opens the CSV keeps the phone number %s whole',
  async (phone) => {
    const { id, email } = await request()
    await edit(id, { phone })
    const { bytes } = await download(`/v1/prospects/export.csv?search=${encodeURIComponent(email)}`)
    expect(bytes.toString()).toContain(`"tel:${phone}"`)
  },
)
