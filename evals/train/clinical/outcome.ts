/** How one answer, or one marked thing that has none, stands against the marks of a page. */
export interface Outcome {
  field: string
  /** missed: marked and not answered; made up: answered where nothing is marked. */
  outcome: 'right' | 'wrong' | 'missed' | 'made up'
  confidence: number | null
  given: string | null
  wanted: string | null
}
