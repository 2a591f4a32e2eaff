import { del, get, set } from 'idb-keyval'
import { client } from '../requests/client.ts'
import { session } from '../session/current-session.ts'
import { signedInId } from '../session/signed-in-id.ts'
import { watchPerson } from '../session/watch-person.ts'
import type { Draft } from './draft.ts'
import { packDraft, unpackDraft } from './pack-draft.ts'

// What stands in the form of somebody who is signed in waits here for their next sign-in, when the session ends by itself. The key is the
// account's and only in memory: to the next person at the browser, and to who copies its files, it is noise (docs/decisions/028).

const place = 'sealed-draft'
const kept = 7 * 24 * 60 * 60_000
/** All files together; larger ones are not kept: to seal them again at each change takes too long. */
const mostBytes = 50 * 1_048_576

interface SealedDraft {
  iv: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
  /** Milliseconds since 1970. */
  at: number
}

/** Drafts are a comfort: without a database (private windows), WebCrypto (http) or an answer there is none, and nothing else is lost. */
function without(error: unknown): null {
  console.warn('What is typed cannot be kept for the next sign-in.', error)
  return null
}

let known: { owner: string; key: Promise<CryptoKey | null> } | null = null

async function fetchKey(): Promise<CryptoKey> {
  const { key } = await client.call('getDraftKey', {})
  const bytes = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

function keyOf(owner: string): Promise<CryptoKey | null> {
  if (known?.owner !== owner) {
    const key = fetchKey().catch((error: unknown) => {
      known = null
      return without(error)
    })
    known = { owner, key }
  }
  return known.key
}

watchPerson(session.store, () => {
  known = null
})

const ofReasonableSize = (draft: Draft): Draft =>
  (draft.file?.size ?? 0) + (draft.companion?.size ?? 0) > mostBytes ? { ...draft, file: null, companion: null } : draft

async function seal(draft: Draft, getting: Promise<CryptoKey | null>): Promise<void> {
  const key = await getting
  if (!key) return
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, await packDraft(ofReasonableSize(draft)))
  await set(place, { iv, sealed, at: Date.now() } satisfies SealedDraft)
}

/** What is to be done next: while one letter is written the following ones come, and only the last matters. */
let next: (() => Promise<void>) | null = null
let writing: Promise<void> | null = null

async function writeAll(): Promise<void> {
  while (next) {
    const write = next
    next = null
    await write().catch(without)
  }
  writing = null
}

function soon(write: () => Promise<void>): Promise<void> {
  next = write
  writing ??= writeAll()
  return writing
}

/** Keeps what stands in a form at this moment; the one before is gone. Nothing is kept for visitors. */
export async function sealDraft(draft: Draft): Promise<void> {
  const owner = signedInId()
  if (owner === null) return
  // The key is asked for now: when the letter's turn comes the session may have ended.
  const key = keyOf(owner)
  await soon(() => seal(draft, key))
}

export const dropSealedDraft = (): Promise<void> => soon(() => del(place))

/** What the person who is signed in had typed; null without such, or where it is somebody else's. */
export async function openDraft(): Promise<Draft | null> {
  const owner = signedInId()
  const found = owner === null ? null : ((await get<SealedDraft>(place).catch(without)) ?? null)
  if (owner === null || !found) return null
  if (found.at < Date.now() - kept) {
    await dropSealedDraft()
    return null
  }
  const key = await keyOf(owner)
  if (!key || signedInId() !== owner) return null
  const { iv, sealed } = found
  // Of another account, or from before the key changed: it cannot be opened, and is left to its owner.
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed).catch(() => null)
  return bytes && unpackDraft(bytes)
}
