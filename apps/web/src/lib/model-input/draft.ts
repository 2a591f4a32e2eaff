import type { OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'
import { del, get, set } from 'idb-keyval'
import { session } from '../session/current-session.ts'
import { signedInId } from '../session/signed-in-id.ts'
import { watchPerson } from '../session/watch-person.ts'

/** What a visitor typed or chose before being asked to sign in. */
export interface Draft {
  modelId: string
  modelTitle: string
  /** The model's screen. */
  path: string
  text: string | null
  file: File | null
  /** What was chosen beside the file. */
  companion?: File | null
  options: OptionValues
}

/** As it is kept: a draft of somebody who was signed in is theirs alone, a visitor's goes along into the sign-in. */
interface KeptDraft extends Draft {
  owner?: string | null
}

const key = 'draft'

/** A browser may keep no database for us (private windows): then there is no draft, and nothing else is lost. */
function withoutDatabase(error: unknown) {
  console.warn('Drafts cannot be kept in this browser.', error)
}

export const saveDraft = (draft: Draft) =>
  set(key, { ...draft, owner: signedInId() } satisfies KeptDraft).catch(withoutDatabase)
export const dropDraft = () => del(key).catch(withoutDatabase)
export async function readDraft(): Promise<Draft | null> {
  const draft = (await get<KeptDraft>(key).catch(withoutDatabase)) ?? null
  if (!draft?.owner || draft.owner === signedInId()) return draft
  // Its owner's session ended while no page of ours was open.
  await dropDraft()
  return null
}

// Where this was not loaded yet, the draft's owner tells the next reader.
watchPerson(session.store, () => void dropDraft())
