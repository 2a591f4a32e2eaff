import type { GivenFile } from '../analyses/submission/choose-input.ts'
import type { StoredFailure } from '../database/schema/analyses.ts'

/** One input of a batch before it is checked; `refusal` says why it cannot be run. */
export interface GivenItem {
  /** A file's path and name, or a text's line. */
  name: string
  input:
    | { kind: 'file'; file: GivenFile }
    | { kind: 'text'; text: string }
    | { kind: 'refused'; refusal: StoredFailure }
}

export const fileItem = (file: GivenFile): GivenItem => ({ name: file.name, input: { kind: 'file', file } })

export const refusedItem = (name: string, refusal: StoredFailure): GivenItem => ({
  name,
  input: { kind: 'refused', refusal },
})
