import { at } from '@vitrine/basics/at.ts'
import type { Client } from '@vitrine/contracts/calls/client.ts'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { accounts } from '../../database/schema/accounts.ts'
import { everyRow } from '../../testing/database/every-row.ts'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { addAccount } from '../../testing/people/add-account.ts'
import { mailsTo } from '../../testing/people/mails-to.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { registry: testRegistry })
})
afterAll(() => server.close())

/** The code that the app shows now, by the server's clock. */
const codeOf = (secret: string, { clock }: Pick<TestServer, 'clock'> = server) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock().getTime() })

async function setUp(client: Client) {
  const { secret, address } = await client.call('beginSecondStep', {})
  const { recoveryCodes } = await client.call('enableSecondStep', { body: { code: codeOf(secret) } })
  server.clock.pass(30_000)
  return { secret, address, recoveryCodes }
}

const missing = { status: 401, problem: 'second-step-required' }

test('from its confirmation on a sign-in needs a code, and a code serves once', async () => {
  const { client, user, password } = await signInFresh(server)
  const body = { email: user.email, password, force: true }
  const { secret, address } = await client.call('beginSecondStep', {})
  expect(address).toMatch(/^otpauth:\/\/totp\/Vitrine:/)
  await expect(client.call('enableSecondStep', { body: { code: '000000' } })).rejects.toMatchObject({
    status: 400,
    problem: 'code-wrong',
  })
  // Not confirmed yet, so sign-ins do not need it.
  await server.client().call('login', { body })
  await client.call('enableSecondStep', { body: { code: codeOf(secret) } })
  await expect(server.client().call('login', { body })).rejects.toMatchObject(missing)
  // The code that confirmed it is used up.
  await expect(server.client().call('login', { body: { ...body, code: codeOf(secret) } })).rejects.toMatchObject(
    missing,
  )
  server.clock.pass(30_000)
  const code = codeOf(secret)
  expect((await server.client().call('login', { body: { ...body, code } })).user.id).toBe(user.id)
  await expect(server.client().call('login', { body: { ...body, code } })).rejects.toMatchObject(missing)
  const { items } = await client.call('listSecurityEvents', {})
  expect(items.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['second-step-on', 'second-step-failed', 'signed-in']),
  )
})

test('a right code without the right password tells nothing', async () => {
  const { client, user } = await signInFresh(server)
  const { secret } = await setUp(client)
  const body = { email: user.email, password: 'not the password', code: codeOf(secret), force: true }
  await expect(server.client().call('login', { body })).rejects.toMatchObject({
    status: 401,
    problem: 'sign-in-failed',
  })
})

test('of two sign-ins with one code at the same moment one is let in', async () => {
  const { client, user, password } = await signInFresh(server)
  const { secret } = await setUp(client)
  const body = { email: user.email, password, force: true, code: codeOf(secret) }
  const tries = await Promise.allSettled(Array.from({ length: 4 }, () => server.client().call('login', { body })))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('codes cannot be guessed: the limit of wrong passwords holds for them, and a right password alone forgives nothing', async () => {
  const { client, user, password } = await signInFresh(server)
  await setUp(client)
  const body = { email: user.email, password, force: true }
  for (let guess = 0; guess < 5; guess++) {
    // The right password alone, before each guess.
    await expect(server.client().call('login', { body })).rejects.toMatchObject(missing)
    const guessed = { ...body, code: `11111${guess}` }
    await expect(server.client().call('login', { body: guessed })).rejects.toMatchObject(missing)
  }
  await expect(server.client().call('login', { body: { ...body, code: '222222' } })).rejects.toMatchObject({
    status: 429,
  })
  server.clock.pass(16 * 60_000)
})

test('a recovery code stands in for the app, once; its owner is told, and may have new ones', async () => {
  const { client, user, password } = await signInFresh(server)
  const { recoveryCodes } = await setUp(client)
  expect(new Set(recoveryCodes).size).toBe(10)
  const [code = ''] = recoveryCodes
  const body = { email: user.email, password, force: true, code: ` ${code.toUpperCase()} ` }
  await server.client().call('login', { body })
  await expect(server.client().call('login', { body })).rejects.toMatchObject(missing)
  expect(await client.call('getSecondStep', {})).toMatchObject({ on: true, recoveryCodesLeft: 9, required: false })
  const subjects = (await mailsTo(server.database.db, user.email)).map(({ subject }) => subject)
  expect(subjects).toContainEqual(expect.stringContaining('A recovery code was used'))
  const renewed = await client.call('renewRecoveryCodes', {})
  const old = { ...body, code: at(recoveryCodes, 1) }
  await expect(server.client().call('login', { body: old })).rejects.toMatchObject(missing)
  await server.client().call('login', { body: { ...body, code: at(renewed.recoveryCodes, 0) } })
})

test('recovery codes are too many to be guessed, and neither they nor the app’s secret can be read in the database', async () => {
  const { client } = await signInFresh(server)
  const { secret, recoveryCodes } = await setUp(client)
  const all = [...recoveryCodes, ...(await client.call('renewRecoveryCodes', {})).recoveryCodes]
  const signs = all.map((code) => code.replaceAll('-', ''))
  // Of an alphabet of 31, each drawn by itself: 118 bits.
  for (const code of signs) expect(code).toMatch(/^[a-hjkmnp-z2-9]{24}$/)
  expect(new Set(signs.join('')).size).toBeGreaterThan(28)
  const rows = (await everyRow(server.database.db)).toLowerCase()
  const held = [...all, ...signs, secret, Buffer.from(Secret.fromBase32(secret).bytes).toString('hex')]
  expect(held.filter((text) => rows.includes(text.toLowerCase()))).toEqual([])
})

test('a temporary password does not get around it, and is not used up by a try without the code', async () => {
  const { email, password } = await addAccount(server.database.db, { temporary: true, now: server.clock() })
  const donor = await signInFresh(server)
  const { secret } = await setUp(donor.client)
  const { db } = server.database
  const [other] = await db.select().from(accounts).where(eq(accounts.id, donor.user.id))
  await db
    .update(accounts)
    .set({ totpSecret: other?.totpSecret ?? null })
    .where(eq(accounts.email, email))
  const body = { email, password, force: true }
  await expect(server.client().call('login', { body })).rejects.toMatchObject(missing)
  const { user } = await server.client().call('login', { body: { ...body, code: codeOf(secret) } })
  expect(user.isPasswordTemporary).toBe(true)
})

test('secrets and codes do not stand in the database in clear', async () => {
  const { client, user } = await signInFresh(server)
  const { secret, recoveryCodes } = await setUp(client)
  const [row] = await server.database.db.select().from(accounts).where(eq(accounts.id, user.id))
  expect(row?.totpSecret).toMatch(/^sealed:1:/)
  expect(JSON.stringify(row)).not.toContain(secret)
  const [code = ''] = recoveryCodes
  expect(server.logged.join('')).not.toContain(code)
})

describe('required of staff', () => {
  let strict: TestServer
  beforeAll(async () => {
    strict = await startTestServer({ SECOND_STEP: 'staff' }, { registry: testRegistry })
  })
  afterAll(() => strict.close())

  test('sales and admins do nothing but set it up, and cannot remove it; users are not asked', async () => {
    for (const role of ['sales', 'admin'] as const) {
      const { email, password } = await addAccount(strict.database.db, { role })
      const { user, accessToken } = await strict.client().call('login', { body: { email, password } })
      expect(user.secondStepMissing).toBe(true)
      const client = strict.client(accessToken)
      const refused = { status: 403, problem: 'second-step-setup-required' }
      await expect(client.call('listUsers', {})).rejects.toMatchObject(refused)
      await expect(client.call('exportProspects', {})).rejects.toMatchObject(refused)
      await expect(client.call('listAnalyses', {})).rejects.toMatchObject(refused)
      expect(await client.call('getSecondStep', {})).toMatchObject({ on: false, required: true })
      const { secret } = await client.call('beginSecondStep', {})
      await client.call('enableSecondStep', { body: { code: codeOf(secret, strict) } })
      expect((await client.call('listUsers', {})).items.length).toBeGreaterThan(0)
      await expect(client.call('removeSecondStep', {})).rejects.toMatchObject({ status: 409, problem: 'conflict' })
    }
    const { client, user } = await signInFresh(strict)
    expect(user.secondStepMissing).toBeUndefined()
    expect((await client.call('listAnalyses', {})).items).toEqual([])
  })
})

test('where it is required of all, a user does nothing before theirs is set up either', async () => {
  const all = await startTestServer({ SECOND_STEP: 'all' }, { registry: testRegistry })
  onTestFinished(() => all.close())
  const { client, user } = await signInFresh(all)
  expect(user.secondStepMissing).toBe(true)
  await expect(client.call('listAnalyses', {})).rejects.toMatchObject({ problem: 'second-step-setup-required' })
  const { secret } = await client.call('beginSecondStep', {})
  await client.call('enableSecondStep', { body: { code: codeOf(secret, all) } })
  expect((await client.call('listAnalyses', {})).items).toEqual([])
  await expect(client.call('removeSecondStep', {})).rejects.toMatchObject({ status: 409, problem: 'conflict' })
})
