import { CallError } from '@vitrine/contracts/calls/call-error.ts'
import { del, get, set } from 'idb-keyval'
import { session } from '../session/current-session.ts'
import { signedInId } from '../session/signed-in-id.ts'
import { watchPerson } from '../session/watch-person.ts'

/** What was asked for, with the idempotency key that it is sent under: sent twice it is still one run. */
export interface PendingRun<Asked> {
  key: string
  asked: Asked
}

interface KeptRun extends PendingRun<unknown> {
  /** Who asked; null for a visitor. */
  owner: string | null
}

/** Which run this tab waits for, and on which screen: it lives through a reload and ends with the tab. */
const marker = 'pendingRun'
/** The input itself, files too. There is one for all tabs: what another has overwritten is not taken up again. */
const kept = 'pending-run'

const markOf = (screen: string, key: string) => `${key} ${screen}`

/** A browser may keep no database for us (private windows): then a reload loses what was not answered yet. */
function withoutDatabase(error: unknown) {
  console.warn('Runs that wait for the server cannot be kept in this browser.', error)
}

async function drop(screen: string, key: string) {
  if (window.sessionStorage.getItem(marker) === markOf(screen, key)) window.sessionStorage.removeItem(marker)
  const now = await get<KeptRun>(kept).catch(withoutDatabase)
  if (now?.key === key) await del(kept).catch(withoutDatabase)
}

/** Forgets what this tab waits for on the screen, once somebody has thought better of it. */
export async function dropPendingRun(screen: string) {
  const [key = '', ...words] = (window.sessionStorage.getItem(marker) ?? '').split(' ')
  if (words.join(' ') === screen) await drop(screen, key)
}

/**
 * Sends what was asked for, and keeps it until the server has answered: a reload before that finds it by `readPendingRun`.
 * Without any answer it stays kept, since the server may have it.
 */
export async function sendPendingRun<Asked, Answer>(
  screen: string,
  pending: PendingRun<Asked>,
  send: (pending: PendingRun<Asked>) => Promise<Answer>,
): Promise<Answer> {
  const { key, asked } = pending
  window.sessionStorage.setItem(marker, markOf(screen, key))
  await set(kept, { key, asked, owner: signedInId() } satisfies KeptRun).catch(withoutDatabase)
  try {
    const answer = await send(pending)
    await drop(screen, key)
    return answer
  } catch (error) {
    if (!(error instanceof CallError && error.status === 0)) await drop(screen, key)
    throw error
  }
}

/** What this tab had asked for on the screen when it was loaded again; null without such, or where somebody else had asked. */
export async function readPendingRun<Asked>(screen: string): Promise<PendingRun<Asked> | null> {
  const mark = window.sessionStorage.getItem(marker)
  if (!mark?.endsWith(` ${screen}`)) return null
  const run = await get<KeptRun>(kept).catch(withoutDatabase)
  if (!run || mark !== markOf(screen, run.key)) return null
  if (run.owner !== signedInId()) {
    await drop(screen, run.key)
    return null
  }
  // Each screen reads what it kept itself.
  return { key: run.key, asked: run.asked as Asked }
}

// The input is its owner's alone.
watchPerson(session.store, () => void del(kept).catch(withoutDatabase))
