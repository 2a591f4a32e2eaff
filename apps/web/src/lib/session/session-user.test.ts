import { expect, it } from 'vitest'
import { signIn } from '../../testing/sign-in.ts'
import { parseSessionUser, sessionUser } from './session-user.ts'

it.each([
  ['somebody', sessionUser(signIn.user)],
  ['whose second step is missing', sessionUser({ ...signIn.user, secondStepMissing: true })],
  ['whose password is temporary', sessionUser({ ...signIn.user, isPasswordTemporary: true })],
])('is the same after a reload: %s', (_who, user) => {
  expect(parseSessionUser(JSON.stringify(user))).toEqual(user)
})

it.each(['', 'null', '[]', '{"id":"1"}', '{"id":"1","email":"a@b.example","role":"owner"}'])(
  'is nobody: %s',
  (text) => {
    expect(parseSessionUser(text)).toBeNull()
  },
)
