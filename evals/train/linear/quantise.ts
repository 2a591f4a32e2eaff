import { at } from '@vitrine/basics/at.ts'
import type { TermModel } from '@vitrine/engines/text/linear/term-model.ts'
import type { BinaryFit } from './fit-binary.ts'
import type { Vocabulary } from './term-vocabulary.ts'

/** Puts one fit per class into a model, its weights in 255 steps per class. Weights beyond the vocabulary's terms are left out. */
export function quantise(
  vocabulary: Vocabulary,
  classes: readonly string[],
  fits: readonly BinaryFit[],
  extra: TermModel['extra'],
): TermModel {
  const terms = vocabulary.hashes.length
  const scales = fits.map(({ weights }) => {
    let most = 1e-9
    for (let row = 0; row < terms; row++) most = Math.max(most, Math.abs(at(weights, row)))
    return most / 127
  })
  const weights = new Int8Array(terms * classes.length)
  fits.forEach((fit, column) => {
    for (let row = 0; row < terms; row++) {
      weights[row * classes.length + column] = Math.round(at(fit.weights, row) / (scales[column] ?? 1))
    }
  })
  return { ...vocabulary, classes, scales, biases: fits.map(({ bias }) => bias), weights, extra }
}
