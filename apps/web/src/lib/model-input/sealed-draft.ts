import { del, get, set } from 'idb-keyval'
import { isOver, keyOf, type Sealed, seal, unseal, without } from '../session/account-seal.ts'
import { signedInId } from '../session/signed-in-id.ts'
import type { Draft } from './draft.ts'
import { packDraft, unpackDraft } from './pack-draft.ts'

const place = 'sealed-draft'
/** All files together; larger ones are not kept: to seal them again at each change takes too long. */
const mostBytes = 50 * 1_048_576

const ofReasonableSize = (draft: Draft): Draft =>
  (draft.file?.size ?? 0) + (draft.companion?.size ?? 0) > mostBytes ? { ...draft, file: null, companion: null } : draft

async function write(draft: Draft, getting: Promise<CryptoKey | null>): Promise<void> {
  const key = await getting
  if (key) await set(place, await seal(key, await packDraft(ofReasonableSize(draft))))
}

/** What is to be done next: while one letter is written the following ones come, and only the last matters. */
let next: (() => Promise<void>) | null = null
let writing: Promise<void> | null = null

async function writeAll(): Promise<void> {
  while (next) {
    const task = next
    next = null
    await task().catch(without)
  }
  writing = null
}

function soon(task: () => Promise<void>): Promise<void> {
  next = task
  writing ??= writeAll()
  return writing
}

/** Keeps what stands in a form at this moment; the one before is gone. Nothing is kept for visitors. */
export async function sealDraft(draft: Draft): Promise<void> {
  const owner = signedInId()
  if (owner === null) return
  // The key is asked for now: when the letter's turn comes the session may have ended.
  const key = keyOf(owner)
  await soon(() => write(draft, key))
}

export const dropSealedDraft = (): Promise<void> => soon(() => del(place))

/** What the person who is signed in had typed; null without such, or where it is somebody else's. */
export async function openDraft(): Promise<Draft | null> {
  const owner = signedInId()
  const found = owner === null ? null : ((await get<Sealed>(place).catch(without)) ?? null)
  if (owner === null || !found) return null
  if (isOver(found)) {
    await dropSealedDraft()
    return null
  }
  const key = await keyOf(owner)
  if (!key || signedInId() !== owner) return null
  const bytes = await unseal(key, found)
  return bytes && unpackDraft(bytes)
}
