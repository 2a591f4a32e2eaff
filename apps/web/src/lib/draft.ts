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
  options: OptionValues
}

const key = 'draft'

export const saveDraft = (draft: Draft) => set(key, draft)
export const readDraft = () => get<Draft>(key)
export const dropDraft = () => del(key)
