/** Luma of ITU-R BT.601, in the unit of the parts. */
export const luma = (red: number, green: number, blue: number): number => 0.299 * red + 0.587 * green + 0.114 * blue

/** Luma 0…255 of pixel number `place` of an RGB picture. */
export const lumaAt = (pixels: Uint8Array, place: number): number =>
  // Indices stay inside; casts cost nothing in the loops that call this, which `at` would slow (docs/decisions/014).
  luma(pixels[3 * place] as number, pixels[3 * place + 1] as number, pixels[3 * place + 2] as number)
