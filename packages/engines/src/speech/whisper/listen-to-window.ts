import type { Heard, WhisperNetwork } from './network.ts'
import { isLoop } from './loops.ts'
import { languageCodes, languageToken, loadVocabulary, special } from './tokens.ts'

/** Half a minute holds fewer; the network was taught 448 with what it was told before. */
const mostTokens = 224
const space = 220

export interface SaidToken {
  token: number
  /** 0…1, as the network has it. */
  probability: number
}

export interface HeardWindow {
  tokens: readonly SaidToken[]
  /** ISO 639 code. */
  language: string
  /** That nobody speaks, 0…1. */
  noSpeech: number
  /** Mean natural logarithm of the tokens' probabilities, the end among them. */
  meanLog: number
  /** It went round in circles and was stopped. */
  looped: boolean
  /** Where it listened before each token and before the end: a row of frames for each head. */
  attention: readonly (readonly Float32Array[])[]
}

/** Of each language, by its code, that it is spoken, 0…1. */
export type LanguageShares = ReadonlyMap<string, number>

function probabilityOf(logits: Float32Array, index: number): number {
  const top = logits.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const sum = logits.reduce((total, value) => total + Math.exp(value - top), 0)
  return Math.exp((logits[index] as number) - top) / sum
}

/** Among words and the end; a text does not begin with a space or the end. */
function likeliest(logits: Float32Array, first: boolean): SaidToken {
  const allowed = logits.slice(0, special.end + 1)
  for (const token of loadVocabulary().unspoken) if (token < allowed.length) allowed[token] = Number.NEGATIVE_INFINITY
  if (first) allowed[space] = Number.NEGATIVE_INFINITY
  if (first) allowed[special.end] = Number.NEGATIVE_INFINITY
  let token = 0
  for (let index = 1; index < allowed.length; index++) {
    // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
    if ((allowed[index] as number) > (allowed[token] as number)) token = index
  }
  return { token, probability: probabilityOf(allowed, token) }
}

function languageShares(logits: Float32Array): LanguageShares {
  const codes = languageCodes()
  const values = logits.subarray(special.start + 1, special.start + 1 + codes.length)
  return new Map(codes.map((code, index) => [code, probabilityOf(values, index)]))
}

/**
 * The likeliest words of one window, token by token. `choose` names the language, given how likely each is.
 */
export async function listenToWindow(
  network: WhisperNetwork,
  samples: Float32Array,
  { choose, signal }: { choose: (shares: LanguageShares) => string; signal: AbortSignal | undefined },
): Promise<HeardWindow> {
  const listener = await network.listen(samples)
  signal?.throwIfAborted()
  const begin = await listener([special.start])
  const noSpeech = probabilityOf(begin.logits, special.noSpeech)
  const language = choose(languageShares(begin.logits))
  const tokens: SaidToken[] = []
  const attention: Heard['attention'][] = []
  let heard = await listener([languageToken(language), special.transcribe, special.noTimes])
  let sum = 0
  let looped = false
  for (;;) {
    signal?.throwIfAborted()
    const next = likeliest(heard.logits, tokens.length === 0)
    sum += Math.log(next.probability)
    attention.push(heard.attention)
    if (next.token === special.end) break
    tokens.push(next)
    looped = tokens.length >= mostTokens || isLoop(tokens.map(({ token }) => token))
    if (looped) break
    heard = await listener([next.token])
  }
  return { tokens, language, noSpeech, meanLog: sum / Math.max(1, attention.length), looped, attention }
}
