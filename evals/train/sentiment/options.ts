import type { FitOptions } from './fit.ts'

/** How the words' weights are fitted, chosen on training folds. */
export const options: FitOptions = {
  features: { bits: 20, wordNgrams: 3, charNgrams: [3, 5], charWeight: 0.7 },
  penalty: 2e-4,
  valenceShare: 20,
  productShare: 3,
  iterations: 200,
}
