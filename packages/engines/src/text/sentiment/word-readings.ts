import { at } from '@vitrine/basics/at.ts'
import type { Token } from '../tokens.ts'
import { valenceOfSign } from './emoji.ts'
import { phrasesByFirstWord } from './lexicon.ts'
import { concessions, contrasts, intensifiers, negators } from './modifiers.ts'
import { ratingOf } from './rating-of.ts'
import { valenceOf } from './valence-of.ts'

/** How one token reads in its sentence. */
export interface WordReading {
  /** −4…4 by the lexicon, before the context is considered; 0 where it has none. A phrase's valence is spread over its words. */
  valence: number
  /** Whether the valence is the raters' for the word alone, since our own list does not contain it. */
  rated: boolean
  negated: boolean
  /** 1: unmodified; above 1: strengthened ("very", capitals, "soooo"); below 1: weakened ("slightly"). */
  strength: number
  /** The side of a contrast that it is on. */
  side: 'plain' | 'conceded' | 'stressed'
}

// Number of words that a negator affects: "not a very good phone".
const negationReach = 5
const clauseEnds = new Set([',', ';', ':', '.', '..', '!', '!!', '?', '??', '(', ')', '-', '--', '—'])

function valenceOfToken(token: Token): number {
  if (token.kind === 'emoji' || token.kind === 'emoticon') return valenceOfSign(token.text)
  if (token.kind !== 'word' && token.kind !== 'mention') return 0
  if (negators.has(token.norm) || contrasts.has(token.norm)) return 0
  const whole = valenceOf(token.norm)
  if (whole !== null || !token.norm.includes('-')) return whole ?? 0
  return token.norm.split('-').reduce((sum, part) => sum + (valenceOf(part) ?? 0), 0)
}

function phraseAt(tokens: readonly Token[], index: number): { valence: number; words: number } | null {
  const candidates = phrasesByFirstWord.get(tokens[index]?.norm ?? '')
  const found = candidates?.find(({ words }) => words.every((word, ahead) => tokens[index + ahead]?.norm === word))
  return found === undefined ? null : { valence: found.valence, words: found.words.length }
}

function readValences(tokens: readonly Token[]): { valences: number[]; inPhrase: boolean[] } {
  const valences = tokens.map(() => 0)
  const inPhrase = tokens.map(() => false)
  for (let index = 0; index < tokens.length; ) {
    const phrase = phraseAt(tokens, index)
    if (phrase !== null) {
      valences.fill(phrase.valence / phrase.words, index, index + phrase.words)
      inPhrase.fill(true, index, index + phrase.words)
      index += phrase.words
      continue
    }
    const token = tokens[index]
    if (token !== undefined) valences[index] = valenceOfToken(token)
    index += 1
  }
  return { valences, inPhrase }
}

function ratingOfToken({ kind, norm }: Token): number {
  // Words that our own list or the modifiers contain without a valence have none.
  const known = kind !== 'word' || negators.has(norm) || contrasts.has(norm) || valenceOf(norm) !== null
  return known ? 0 : ratingOf(norm)
}

function readNegation(tokens: readonly Token[], inPhrase: readonly boolean[]): boolean[] {
  let reach = 0
  return tokens.map((token, index) => {
    if (clauseEnds.has(token.norm) || contrasts.has(token.norm)) reach = 0
    const isNegated = reach > 0
    reach = Math.max(0, reach - 1)
    // "not only good" negates nothing; a phrase such as "no problem" has its negation in its valence.
    const negates = negators.has(token.norm) && inPhrase[index] !== true && tokens[index + 1]?.norm !== 'only'
    if (negates) reach = negationReach
    return isNegated
  })
}

function readSides(tokens: readonly Token[]): WordReading['side'][] {
  const turn = tokens.findLastIndex((token) => contrasts.has(token.norm) && !concessions.has(token.norm))
  if (turn > 0) return tokens.map((_, index) => (index < turn ? 'conceded' : 'stressed'))
  const opening = tokens.findIndex((token) => concessions.has(token.norm))
  if (opening === -1) return tokens.map(() => 'plain')
  const comma = tokens.findIndex((token, index) => index > opening && token.norm === ',')
  const close = comma === -1 ? tokens.length : comma
  if (opening === 0 && comma === -1) return tokens.map(() => 'plain')
  return tokens.map((_, index) => (index >= opening && index < close ? 'conceded' : 'stressed'))
}

/** Factors of a word's strength: an intensifier before the one before it, capitals among small letters, a letter written three times. Chosen by hand. */
const stronger = { intensified: 1.1, shouted: 1.25, stretched: 1.2 } as const

function strengthAt(tokens: readonly Token[], index: number, mixedCase: boolean): number {
  const token = tokens[index]
  let strength = intensifiers.get(tokens[index - 1]?.norm ?? '') ?? 1
  strength *= intensifiers.get(tokens[index - 2]?.norm ?? '') === undefined ? 1 : stronger.intensified
  if (token === undefined || token.kind !== 'word' || token.text === token.norm) return strength
  if (mixedCase && token.text.length > 2 && token.text === token.text.toUpperCase() && /\p{Lu}/u.test(token.text))
    strength *= stronger.shouted
  if (/(\p{L})\1{2,}/u.test(token.text)) strength *= stronger.stretched
  return strength
}

/** Reads valence, negation, strength and contrast for each token of one sentence. */
export function readWords(tokens: readonly Token[]): WordReading[] {
  const { valences, inPhrase } = readValences(tokens)
  const ratings = tokens.map((token, index) => (inPhrase[index] || valences[index] !== 0 ? 0 : ratingOfToken(token)))
  const sides = readSides(tokens)
  const negated = readNegation(tokens, inPhrase)
  const shouting = tokens.some((token) => token.kind === 'word' && /\p{Ll}/u.test(token.text))
  return tokens.map((token, index) => ({
    valence: valences[index] || at(ratings, index),
    rated: ratings[index] !== 0,
    negated: negated[index] ?? false,
    strength: strengthAt(tokens, index, shouting),
    side: sides[index] ?? 'plain',
  }))
}
