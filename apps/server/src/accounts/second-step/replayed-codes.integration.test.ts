import { at } from '@vitrine/basics/at.ts'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' }, { registry: testRegistry })
})
afterAll(() => server.close())

const step = 30_000

/** An account with a second step; `codes` are those of the half minutes from the last one to the third from now. */
async function stepped() {
  const { client, user, password } = await signInFresh(server)
  const { secret } = await client.call('beginSecondStep', {})
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const codeIn = (steps: number) => totp.generate({ timestamp: server.clock().getTime() + steps * step })
  const { recoveryCodes } = await client.call('enableSecondStep', { body: { code: codeIn(0) } })
  server.clock.pass(3 * step)
  const codes = [-1, 0, 1, 2].map(codeIn)
  const body = { email: user.email, password, force: true }
  const signIn = async (code: string) => {
    const tried = server.client().call('login', { body: { ...body, code } })
    return tried.then(() => 'in').catch((error: unknown) => (error as { problem?: string }).problem)
  }
  return { client, signIn, codes, recoveryCodes }
}

const refused = 'second-step-required'

test('after a code no earlier one is taken, also one that was never used', async () => {
  const { signIn, codes } = await stepped()
  expect(await signIn(at(codes, 1))).toBe('in')
  for (const seen of [1, 0]) expect(await signIn(at(codes, seen))).toBe(refused)
  server.clock.pass(step)
  for (const seen of [1, 0]) expect(await signIn(at(codes, seen))).toBe(refused)
  expect(await signIn(at(codes, 2))).toBe('in')
})

test('a clock that is half a minute early or late is forgiven, more is not', async () => {
  const { signIn, codes } = await stepped()
  expect(await signIn(at(codes, 3))).toBe(refused)
  expect(await signIn(at(codes, 0))).toBe('in')
  expect(await signIn(at(codes, 2))).toBe('in')
  // The present code is earlier than the one that was just used.
  expect(await signIn(at(codes, 1))).toBe(refused)
})

test('a code that was used for one thing is used for all: sign-in, proof of identity, recovery', async () => {
  const { client, signIn, codes, recoveryCodes } = await stepped()
  const confirm = (code: string) => client.call('confirmIdentity', { body: { code } })
  const wrong = { status: 400, problem: 'code-wrong' }
  await confirm(at(codes, 0))
  expect(await signIn(at(codes, 0))).toBe(refused)
  expect(await signIn(at(codes, 1))).toBe('in')
  await expect(confirm(at(codes, 1))).rejects.toMatchObject(wrong)
  await confirm(at(recoveryCodes, 0))
  expect(await signIn(at(recoveryCodes, 0))).toBe(refused)
  expect(await signIn(at(recoveryCodes, 1))).toBe('in')
  await expect(confirm(at(recoveryCodes, 1))).rejects.toMatchObject(wrong)
})

test('a code of a second step that was removed and set up anew is no code', async () => {
  const { client, signIn, codes } = await stepped()
  await client.call('confirmIdentity', { body: { code: at(codes, 0) } })
  await client.call('removeSecondStep', {})
  const { secret } = await client.call('beginSecondStep', {})
  const renewed = new TOTP({ secret: Secret.fromBase32(secret) })
  await client.call('enableSecondStep', {
    body: { code: renewed.generate({ timestamp: server.clock().getTime() }) },
  })
  expect(await signIn(at(codes, 1))).toBe(refused)
  server.clock.pass(step)
  expect(await signIn(renewed.generate({ timestamp: server.clock().getTime() }))).toBe('in')
})

test('a sign-in and a proof of identity at once by one code: one of them is right', async () => {
  const { client, signIn, codes } = await stepped()
  const code = at(codes, 1)
  const confirmed = client.call('confirmIdentity', { body: { code } }).then(
    () => 'in',
    (error: unknown) => (error as { problem?: string }).problem,
  )
  const ends = await Promise.all([signIn(code), confirmed, signIn(code)])
  expect(ends.filter((end) => end === 'in')).toHaveLength(1)
})
