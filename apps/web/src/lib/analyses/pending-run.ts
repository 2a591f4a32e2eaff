import { CallError } from '@vitrine/contracts/calls/call-error.ts'
import { del, get, set } from 'idb-keyval'
import { session } from '../session/current-session.ts'
import { signedInId } from '../session/signed-in-id.ts'
import { watchPerson } from '../session/watch-person.ts'

/** A request with its idempotency key: sent twice it is still one run. */
export interface PendingRun<Asked> {
  key: string
  asked: Asked
}

interface KeptRun extends PendingRun<unknown> {
  /** The account that sent it; null for a visitor. */
  owner: string | null
}

/** The run that this tab waits for, and its screen: survives a reload and ends with the tab. */
const marker = 'pendingRun'
/** The input itself, including files. All tabs share one entry: an input overwritten by another tab is not resumed. */
const kept = 'pending-run'

const markOf = (screen: string, key: string) => `${key} ${screen}`

/** A browser may refuse a database (private windows): then a reload loses an unanswered request. */
function withoutDatabase(error: unknown) {
  console.warn('Runs that wait for the server cannot be kept in this browser.', error)
}

async function drop(screen: string, key: string) {
  if (window.sessionStorage.getItem(marker) === markOf(screen, key)) window.sessionStorage.removeItem(marker)
  const now = await get<KeptRun>(kept).catch(withoutDatabase)
  if (now?.key === key) await del(kept).catch(withoutDatabase)
}

/** Drops this tab's stored request for a screen, once it is no longer wanted. */
export async function dropPendingRun(screen: string) {
  const [key = '', ...words] = (window.sessionStorage.getItem(marker) ?? '').split(' ')
  if (words.join(' ') === screen) await drop(screen, key)
}

/**
 * Sends a request and stores it until the server has answered: after a reload `readPendingRun` finds it. Without an
 * answer it stays stored, since the server may have received it.
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

/** This tab's stored request for the screen after a reload; null if there is none, or if somebody else had sent it. */
export async function readPendingRun<Asked>(screen: string): Promise<PendingRun<Asked> | null> {
  const mark = window.sessionStorage.getItem(marker)
  if (!mark?.endsWith(` ${screen}`)) return null
  const run = await get<KeptRun>(kept).catch(withoutDatabase)
  if (!run || mark !== markOf(screen, run.key)) return null
  if (run.owner !== signedInId()) {
    await drop(screen, run.key)
    return null
  }
  // The cast: each screen reads only what it stored itself.
  return { key: run.key, asked: run.asked as Asked }
}

// The input is private to its owner.
watchPerson(session.store, () => void del(kept).catch(withoutDatabase))
