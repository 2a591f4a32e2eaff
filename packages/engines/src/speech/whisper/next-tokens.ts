import { loadVocabulary, special } from './tokens.ts'

const space = 220

export interface SaidToken {
  token: number
  /** 0…1, as the network has it. */
  probability: number
}

/** The probability of a token among all, 0…1. */
export function probabilityOf(logits: Float32Array, index: number): number {
  const top = logits.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const sum = logits.reduce((total, value) => total + Math.exp(value - top), 0)
  return Math.exp((logits[index] as number) - top) / sum
}

/** Words and the end, without what is never spoken; a text does not begin with a space or the end. */
function allowedOf(logits: Float32Array, first: boolean): Float32Array {
  const allowed = logits.slice(0, special.end + 1)
  for (const token of loadVocabulary().unspoken) if (token < allowed.length) allowed[token] = Number.NEGATIVE_INFINITY
  if (first) allowed[space] = Number.NEGATIVE_INFINITY
  if (first) allowed[special.end] = Number.NEGATIVE_INFINITY
  return allowed
}

/** The `count` likeliest next tokens, the likeliest first; `first` says that no word came before. */
export function likeliest(logits: Float32Array, first: boolean, count: number): SaidToken[] {
  const allowed = allowedOf(logits, first)
  const best: number[] = []
  // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
  for (let token = 0; token < allowed.length; token++) {
    const value = allowed[token] as number
    if (best.length === count && value <= (allowed[best[count - 1] as number] as number)) continue
    const place = best.findIndex((other) => value > (allowed[other] as number))
    best.splice(place === -1 ? best.length : place, 0, token)
    if (best.length > count) best.pop()
  }
  return best.map((token) => ({ token, probability: probabilityOf(logits, token) }))
}
