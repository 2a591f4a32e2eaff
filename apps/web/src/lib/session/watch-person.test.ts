import { expect, it, vi } from 'vitest'
import { createStore } from '../screen/outside-store.ts'
import type { SessionState } from './session-machine.ts'
import { watchPerson } from './watch-person.ts'

const signedIn = (id: string, warned = false): SessionState => ({
  kind: 'signed-in',
  user: { id, name: id, userName: id, email: '', role: 'user', profile_img_url: null, isPasswordTemporary: false },
  loginTime: 0,
  warned,
})

it('tells when a person leaves or another one comes, and nothing else', () => {
  const store = createStore<SessionState>({ kind: 'visitor' })
  const left = vi.fn()
  watchPerson(store, left)
  store.set(signedIn('ada'))
  store.set(signedIn('ada', true))
  expect(left).not.toHaveBeenCalled()
  store.set({ kind: 'visitor' })
  expect(left).toHaveBeenCalledTimes(1)
  store.set(signedIn('ada'))
  store.set(signedIn('eve'))
  expect(left).toHaveBeenCalledTimes(2)
})
