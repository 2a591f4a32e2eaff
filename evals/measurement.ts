import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'

/** What one evaluation measured through the shipped engine. */
export interface Measured {
  measurements: Measurement[]
  failures: { input: string; expected: string; answered: string }[]
}

export interface MeasureInput {
  /** A folder of the form that evals/datasets.md describes. */
  dataDir: string
  /** Prints how far it is; long evaluations call it now and then. */
  progress: (line: string) => void
}

/** Each file of evals/evaluate exports one as `measure`. */
export type Measure = (input: MeasureInput) => Promise<Measured>
