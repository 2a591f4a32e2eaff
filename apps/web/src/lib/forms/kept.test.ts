import { entries, get, set } from 'idb-keyval'
import { beforeEach, expect, it } from 'vitest'
import { signInAs, signOut } from '../../testing/sign-in-as.ts'
import { dropKept, keep, readKept } from './kept.ts'

beforeEach(() => signInAs('noor'))

it('each form’s words wait for the same account, those of the session’s last moment too', async () => {
  await keep('note:p1', 'Asked about looms.')
  const last = Promise.all([keep('note:p1', 'Asked about looms twice.'), keep('invite', { people: 'ada@example.com' })])
  signOut()
  await last
  expect(await readKept('note:p1')).toBeUndefined()
  signInAs('noor')
  expect(await readKept('note:p1')).toBe('Asked about looms twice.')
  expect(await readKept('invite')).toEqual({ people: 'ada@example.com' })
  expect(await readKept('note:p2')).toBeUndefined()
})

it('are noise to the next person, whose own words take their place', async () => {
  await keep('note:p1', 'Noor alone may read this')
  signInAs('eve')
  expect(await readKept('note:p1')).toBeUndefined()
  const sealed = (await get<{ sealed: ArrayBuffer }>('sealed-forms'))?.sealed ?? new ArrayBuffer()
  const bytes = new TextDecoder('latin1').decode(sealed)
  expect(bytes.length).toBeGreaterThan(20)
  expect(JSON.stringify(await entries()) + bytes).not.toMatch(/Noor|note|p1/)
  await keep('note:p1', 'Eve’s')
  expect(await readKept('note:p1')).toBe('Eve’s')
})

it('go when a form is sent, with a sign-out, and after a week', async () => {
  await keep('decline:p1', 'No budget')
  await keep('note:p1', 'Later')
  await keep('decline:p1', null)
  expect(await readKept('decline:p1')).toBeUndefined()
  expect(await readKept('note:p1')).toBe('Later')
  await keep('note:p1', null)
  expect(await get('sealed-forms')).toBeUndefined()
  await keep('note:p1', 'Later')
  const sealed = await get<object>('sealed-forms')
  await set('sealed-forms', { ...sealed, at: Date.now() - 8 * 86_400_000 })
  expect(await readKept('note:p1')).toBeUndefined()
  await Promise.all([keep('note:p1', 'Again'), dropKept()])
  expect(await get('sealed-forms')).toBeUndefined()
  signOut()
  await keep('note:p1', 'A visitor’s')
  expect(await get('sealed-forms')).toBeUndefined()
})
