/**
 * Confidence by the way in which a vital sign is stated, 0…1; in a table it is multiplied by that of the reading. Chosen by hand; measured
 * on held-out notes (evals/evaluate/vital-parameter-extraction.ts, evals/datasets.md).
 */
export const vitalConfidence = {
  /** 'BP 120/80, HR 72' */
  listed: 0.95,
  /** 'Her blood pressure today was 120/80' */
  inSentence: 0.85,
  /** Factor where a sign that is measured in several units is given without one */
  unitAssumed: 0.85,
  /** '120/80 mmHg', '8/10 pain' */
  valueFirst: 0.75,
  /** A table with a sign in each column, and one with a sign in each row */
  underColumn: 0.9,
  besideRow: 0.85,
  /** A number without a name can only be identified by its size and place: '128/76, 72, 98%' */
  unnamed: 0.5,
  /** 'it had come down to 142/86' */
  unnamedPair: 0.7,
  /** Two readings whose order is unknown: neither is shown as certain. */
  untoldOrder: 0.5,
  /** 'Pulse in the 80s' gives no exact value. */
  roundly: 0.4,
  /** A weight, height or temperature that may be a parcel's: no other sign and no person is mentioned. */
  bodiless: 0.4,
} as const
