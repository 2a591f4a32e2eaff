import type { NameParts } from './person-name.ts'

/** A name that may be the patient's; offsets in UTF-16 code units. */
export interface Candidate {
  name: NameParts
  /** Evidence that this is the patient; negative for anyone else. */
  score: number
  titled: boolean
  start: number
  end: number
}
