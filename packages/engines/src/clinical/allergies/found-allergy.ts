export interface FoundAllergy {
  /** What the patient reacts to, as written; 'No known allergies' where the document says that there are none. */
  name: string
  /** 'rash', or null where none is stated. */
  reaction: string | null
  start: number
  end: number
  confidence: number
}
