import type { OptionValues } from '@vitrine/contracts/model-option.ts'
import { del, get, set } from 'idb-keyval'

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

const key = 'draft'

/** A browser may keep no database for us (private windows): then there is no draft, and nothing else is lost. */
const withoutDatabase = (error: unknown) => {
  console.warn('Drafts cannot be kept in this browser.', error)
}

export const saveDraft = (draft: Draft) => set(key, draft).catch(withoutDatabase)
export const readDraft = async () => (await get<Draft>(key).catch(withoutDatabase)) ?? null
export const dropDraft = () => del(key).catch(withoutDatabase)
