import { encodeText } from './encode-text.ts'
import { followPaths, meanLogOf, type Path } from './follow-paths.ts'
import { isLoop } from './loops.ts'
import type { Heard, Listener, WhisperNetwork } from './network.ts'
import { likeliest, probabilityOf, type SaidToken } from './next-tokens.ts'
import { languageCodes, languageToken, special } from './tokens.ts'

/** Half a minute holds fewer; the network was trained on 448, including the prompt. */
const mostTokens = 224
/** Of a text that is heard clearly the mean logarithm is higher; below, several texts are followed side by side. */
const unclear = -0.4
/** As many as OpenAI's transcribe.py follows. */
const breadth = 5

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

/** The probability of each language, by its code, 0…1. */
export type LanguageShares = ReadonlyMap<string, number>

function languageShares(logits: Float32Array): LanguageShares {
  const codes = languageCodes()
  const values = logits.subarray(special.start + 1, special.start + 1 + codes.length)
  return new Map(codes.map((code, index) => [code, probabilityOf(values, index)]))
}

interface Listening {
  /** Names the language, given how likely each is. */
  choose: (shares: LanguageShares) => string
  /** Called after each token with how many there are; a window that is unclear is followed twice. */
  follow: (tokens: number) => void
  /** Names that may have been said, given what was heard, as a text; '' where there are none. */
  remind?: ((heard: HeardWindow) => string) | undefined
  signal: AbortSignal | undefined
}

/** Greedy decoding: always the likeliest token, until the text ends or repeats itself. */
async function followLikeliest(
  listener: Listener,
  beginning: Heard,
  { follow, signal }: Pick<Listening, 'follow' | 'signal'>,
): Promise<Path & { looped: boolean }> {
  const tokens: SaidToken[] = []
  const attention: Heard['attention'][] = []
  let heard = beginning
  let sum = 0
  let looped = false
  while (!looped) {
    signal?.throwIfAborted()
    for (const next of likeliest(heard.logits, tokens.length === 0, 1)) {
      sum += Math.log(next.probability)
      attention.push(heard.attention)
      if (next.token === special.end) return { tokens, attention, sum, looped }
      tokens.push(next)
      follow(tokens.length)
      looped = tokens.length >= mostTokens || isLoop(tokens.map(({ token }) => token))
      if (!looped) heard = await listener([next.token], heard)
    }
  }
  return { tokens, attention, sum, looped }
}

interface Told extends Path {
  looped: boolean
  noSpeech: number
  language: string
}

/** The likeliest words, token by token, and where these are unclear the best of several texts; `prompt` is told to the network before. */
async function tellWindow(
  listener: Listener,
  prompt: readonly number[],
  { choose, follow, signal }: Pick<Listening, 'choose' | 'follow' | 'signal'>,
): Promise<Told> {
  const before = prompt.length === 0 ? [] : [special.before, ...prompt]
  const start = await listener([...before, special.start])
  const language = choose(languageShares(start.logits))
  const beginning = await listener([languageToken(language), special.transcribe, special.noTimes], start)
  const noSpeech = probabilityOf(start.logits, special.noSpeech)
  const likely = await followLikeliest(listener, beginning, { follow, signal })
  if (likely.looped || meanLogOf(likely) >= unclear) return { ...likely, noSpeech, language }
  const other = await followPaths(listener, beginning, { breadth, longest: mostTokens, follow, signal })
  const isBetter = other !== null && meanLogOf(other) > meanLogOf(likely)
  return { ...(isBetter ? { ...other, looped: false } : likely), noSpeech, language }
}

const heardOf = (told: Told): HeardWindow => ({ ...told, meanLog: meanLogOf(told) })

/**
 * The words of one window. Where `remind` has names for what was heard, the network hears the window again with them before it, and the text on
 * which it is surer stands.
 */
export async function listenToWindow(
  network: WhisperNetwork,
  samples: Float32Array,
  { choose, follow, signal, remind }: Listening,
): Promise<HeardWindow> {
  const listener = await network.listen(samples)
  signal?.throwIfAborted()
  const first = heardOf(await tellWindow(listener, [], { choose, follow, signal }))
  const names = first.looped ? '' : (remind?.(first) ?? '')
  if (names === '') return first
  const sameLanguage = { choose: () => first.language, follow, signal }
  const again = heardOf(await tellWindow(listener, encodeText(` ${names}`), sameLanguage))
  return again.looped || again.meanLog < first.meanLog ? first : { ...again, noSpeech: first.noSpeech }
}
