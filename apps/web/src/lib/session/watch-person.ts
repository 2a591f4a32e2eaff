import type { OutsideStore } from '../screen/outside-store.ts'
import type { SessionState } from './session-machine.ts'

const idOf = (state: SessionState): string | null => (state.kind === 'signed-in' ? state.user.id : null)

/** Calls `left` whenever a signed-in person no longer is, however the session ended. */
export function watchPerson(store: Pick<OutsideStore<SessionState>, 'get' | 'subscribe'>, left: () => void) {
  let before = idOf(store.get())
  return store.subscribe(() => {
    const now = idOf(store.get())
    if (before !== null && before !== now) left()
    before = now
  })
}
