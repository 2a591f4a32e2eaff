/** A named thing in the text; offsets in UTF-16 code units of its first mention. */
export interface Entity {
  kind: 'person' | 'organisation' | 'date' | 'amount' | 'code'
  text: string
  /** ISO date, number with its currency, or the kind of code; null where the text itself is enough. */
  detail: string | null
  start: number
  end: number
  confidence: number
  /** How often it is mentioned. */
  count: number
}

/** A pattern by which names, sums, dates and codes are found in a text, with the confidence of what it finds, 0…1. */
export interface EntityRule {
  kind: Entity['kind']
  pattern: RegExp
  confidence: number
  detail?: (match: RegExpExecArray) => string | null
  /** The capture group of the entity itself; the whole match if omitted. */
  group?: number
}

/**
 * Confidence by wording, 0…1: chosen by hand, not measured, as there are no texts with labelled names (evals/datasets.md, 'Tagging').
 */
export const sure = {
  isoDate: 0.95,
  writtenDate: 0.95,
  /** '4/5/2026': day and month may be swapped. */
  shortDate: 0.8,
  monthAndYear: 0.8,
  currencyBefore: 0.95,
  currencyBehind: 0.9,
  labelledNumber: 0.9,
  iban: 0.85,
  diagnosisCode: 0.8,
  procedureCode: 0.95,
  organisation: 0.8,
  titledPerson: 0.9,
  /** 'Claimant: Ann Baker' */
  personByWording: 0.85,
  personWithDegree: 0.9,
} as const
