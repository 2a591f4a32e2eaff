/** One thing that a case asks of an answer, judged. */
export interface Fact {
  /** What was asked for, such as a field's name. */
  name: string
  right: boolean
  /** Nothing was answered where something is to be found. */
  missing: boolean
  /** How sure the answer says it is; null where it does not say. */
  confidence: number | null
  given: string
  wanted: string
}

export type Outcome = 'right' | 'wrong' | 'wrong and sure' | 'unsure'

/** A wrong answer is sure from here on. */
const sure = 0.8
/** Below this a wrong answer is marked as a guess. */
const guess = 0.5

export function outcomeOf({ right, missing, confidence }: Fact): Outcome {
  if (right) return 'right'
  if (missing || (confidence !== null && confidence < guess)) return 'unsure'
  return confidence !== null && confidence >= sure ? 'wrong and sure' : 'wrong'
}

/** Tells a blind truth from an answer: `truth` is parsed by the judge itself and throws where it is malformed. */
export type Judge = (truth: unknown, output: unknown) => Fact[]

/** A short form of a value for the list of misses. */
export function inShort(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
