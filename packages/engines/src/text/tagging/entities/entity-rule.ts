/** A named thing in the text; offsets in UTF-16 code units of its first mention. */
export interface Entity {
  kind: 'person' | 'organisation' | 'date' | 'amount' | 'code'
  text: string
  /** ISO date, number with its currency, or the kind of code; null where the text says all. */
  detail: string | null
  start: number
  end: number
  confidence: number
  /** How often it is mentioned. */
  count: number
}

/** One wording of a named thing. */
export interface EntityRule {
  kind: Entity['kind']
  pattern: RegExp
  confidence: number
  detail?: (match: RegExpExecArray) => string | null
  /** Which group holds the entity itself; the whole match where it is left out. */
  group?: number
}

/**
 * How sure each wording makes, 0…1: chosen by hand, unmeasured for want of texts with labelled names (evals/datasets.md, 'Tagging').
 */
export const sure = {
  isoDate: 0.95,
  writtenDate: 0.95,
  /** '4/5/2026': which is the day is not known. */
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
