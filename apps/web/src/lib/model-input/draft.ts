import type { OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'
import { del, get, set } from 'idb-keyval'
import { session } from '../session/current-session.ts'
import { signedInId } from '../session/signed-in-id.ts'
import { watchPerson } from '../session/watch-person.ts'

/** What a visitor entered before being asked to sign in. */
export interface Draft {
  modelId: string
  modelTitle: string
  /** The model's screen. */
  path: string
  text: string | null
  file: File | null
  /** The second file. */
  companion?: File | null
  options: OptionValues
}

/** As stored: a signed-in person's draft is theirs alone, a visitor's is kept through the sign-in. */
interface KeptDraft extends Draft {
  owner?: string | null
}

const key = 'draft'

/** A browser may refuse a database (private windows): then there is no draft, and nothing else is lost. */
function withoutDatabase(error: unknown) {
  console.warn('Drafts cannot be kept in this browser.', error)
}

export const saveDraft = (draft: Draft) =>
  set(key, { ...draft, owner: signedInId() } satisfies KeptDraft).catch(withoutDatabase)
export const dropDraft = () => del(key).catch(withoutDatabase)
export async function readDraft(): Promise<Draft | null> {
  const draft = (await get<KeptDraft>(key).catch(withoutDatabase)) ?? null
  if (!draft?.owner || draft.owner === signedInId()) return draft
  // Its owner's session ended while no page was open.
  await dropDraft()
  return null
}

// If this module was not loaded at the sign-out, the stored owner shows that it is another person's.
watchPerson(session.store, () => void dropDraft())
