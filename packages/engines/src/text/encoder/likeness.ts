/** The likeness of two sentences by their vectors of length 1, as encodeSentences gives them: −1…1; 0 where there is no other. */
export const likenessOf = (one: Float32Array, other: Float32Array | undefined): number =>
  // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
  other === undefined ? 0 : one.reduce((sum, value, index) => sum + value * (other[index] as number), 0)
