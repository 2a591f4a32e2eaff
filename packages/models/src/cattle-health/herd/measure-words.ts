import type { CowMeasures } from './cow-measures.ts'

/** The name of each measure for people. */
export const measureWords: Readonly<Record<keyof CowMeasures, string>> = {
  largestOuter: 'largest outer measure',
  largestInner: 'largest inner measure',
  outerSpread: 'difference between quarters, outer',
  innerSpread: 'difference between quarters, inner',
  outerChange: 'change over the days, outer',
  innerChange: 'change over the days, inner',
  unrest: 'ups and downs of the outer measures',
  gap: 'outer minus inner',
}
