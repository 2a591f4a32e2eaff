import { session } from '../lib/session/current-session.ts'
import type { SessionState } from '../lib/session/session-machine.ts'
import { answer } from './answer.ts'

/** Makes somebody the signed-in person, with a key for drafts of their own. */
export function signInAs(id: string, role: 'user' | 'sales' = 'user') {
  const user = { id, name: id, userName: id, email: '', role, profile_img_url: null, isPasswordTemporary: false }
  answer('getDraftKey', { key: btoa(id.padEnd(32, '.')) })
  session.store.set({ kind: 'signed-in', user, loginTime: 0, warned: false } satisfies SessionState)
}

export const signOut = () => session.store.set({ kind: 'visitor' })
