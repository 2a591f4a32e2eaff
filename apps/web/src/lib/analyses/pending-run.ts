import { CallError } from '@vitrine/contracts/calls/call-error.ts'
import { del, get, set } from 'idb-keyval'
import { keepText } from '../screen/keep-text.ts'
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
/** The run itself, if it holds no file: written at once, so that no reload comes before it. */
const whole = 'pendingRunWhole'
const mostWords = 1_000_000
/** The run that was answered last, and when: a reload in the moment of the answer may still come before its result is shown. */
const answer = 'pendingRunAnswered'
/** Milliseconds for which an answered run is kept: by then its result has its address. */
const keptAfterAnswer = 1000
/** What this page was answered: only the page after a reload takes it up again. */
const answered = new Set<string>()
/** The run with its files. All tabs share one entry: an input overwritten by another tab is not resumed. */
const kept = 'pending-run'

const markOf = (screen: string, key: string) => `${key} ${screen}`

/** A browser may refuse a database (private windows): then a reload loses an unanswered request. */
function withoutDatabase(error: unknown) {
  console.warn('Runs that wait for the server cannot be kept in this browser.', error)
}

/** A run as JSON; null if it holds a file, or too much for the tab's own storage. */
function wordsOf(run: KeptRun): string | null {
  let hasFile = false
  const json = JSON.stringify(run, (_, value: unknown) => {
    hasFile ||= value instanceof Blob
    return value
  })
  return hasFile || json.length > mostWords ? null : json
}

function dropMark() {
  window.sessionStorage.removeItem(marker)
  window.sessionStorage.removeItem(whole)
  window.sessionStorage.removeItem(answer)
}

function isReload(): boolean {
  const [entry] = window.performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'reload'
}

/** Whether the run was answered, and this page was not opened by a reload or so long after that its result must have been seen. */
function isStale(key: string): boolean {
  const [of, at] = (window.sessionStorage.getItem(answer) ?? '').split(' ')
  return of === key && (!isReload() || window.performance.timeOrigin - Number(at) > keptAfterAnswer)
}

async function drop(screen: string, key: string) {
  if (window.sessionStorage.getItem(marker) === markOf(screen, key)) dropMark()
  const now = await get<KeptRun>(kept).catch(withoutDatabase)
  if (now?.key === key) await del(kept).catch(withoutDatabase)
}

function keepAnswered(screen: string, key: string) {
  answered.add(key)
  keepText(window.sessionStorage, answer, `${key} ${Date.now()}`)
  setTimeout(() => void drop(screen, key), keptAfterAnswer)
}

/** Drops this tab's stored request for a screen, once it is no longer wanted. */
export async function dropPendingRun(screen: string) {
  const [key = '', ...words] = (window.sessionStorage.getItem(marker) ?? '').split(' ')
  if (words.join(' ') === screen) await drop(screen, key)
}

/**
 * Sends a request and stores it until the server's answer can be seen: after a reload `readPendingRun` finds it. Without
 * an answer it stays stored, since the server may have received it.
 */
export async function sendPendingRun<Asked, Answer>(
  screen: string,
  pending: PendingRun<Asked>,
  send: (pending: PendingRun<Asked>) => Promise<Answer>,
): Promise<Answer> {
  const { key, asked } = pending
  const run: KeptRun = { key, asked, owner: signedInId() }
  const json = wordsOf(run)
  dropMark()
  answered.delete(key)
  keepText(window.sessionStorage, marker, markOf(screen, key))
  const isWhole = json !== null && keepText(window.sessionStorage, whole, json)
  if (!isWhole) await set(kept, run).catch(withoutDatabase)
  try {
    const begun = await send(pending)
    keepAnswered(screen, key)
    return begun
  } catch (error) {
    if (!(error instanceof CallError && error.status === 0)) await drop(screen, key)
    throw error
  }
}

/** This tab's stored request for the screen after a reload; null if there is none, or if somebody else had sent it. */
export async function readPendingRun<Asked>(screen: string): Promise<PendingRun<Asked> | null> {
  const mark = window.sessionStorage.getItem(marker)
  if (!mark?.endsWith(` ${screen}`)) return null
  const json = window.sessionStorage.getItem(whole)
  // The cast: `sendPendingRun` wrote it.
  const run = json === null ? await get<KeptRun>(kept).catch(withoutDatabase) : (JSON.parse(json) as KeptRun)
  if (!run || mark !== markOf(screen, run.key)) return null
  if (answered.has(run.key)) return null
  if (run.owner !== signedInId() || isStale(run.key)) {
    await drop(screen, run.key)
    return null
  }
  // The cast: each screen reads only what it stored itself.
  return { key: run.key, asked: run.asked as Asked }
}

// The input is private to its owner.
watchPerson(session.store, () => {
  window.sessionStorage.removeItem(whole)
  void del(kept).catch(withoutDatabase)
})
