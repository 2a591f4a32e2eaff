import { lexicon } from './lexicon.ts'

const inflections: readonly (readonly [suffix: string, replacements: readonly string[]])[] = [
  ['ies', ['y']],
  ['ied', ['y']],
  ['ily', ['y']],
  ['iest', ['y']],
  ['ier', ['y']],
  ['iness', ['y']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['ed', ['', 'e']],
  ['ing', ['', 'e']],
  ['ly', ['', 'le']],
  ['est', ['', 'e']],
  ['er', ['', 'e']],
  ['ness', ['']],
  ['ful', ['']],
]

/** Valence of a word, −4…4, also in its inflected forms: "disappoints", "failing", "easiest". Null where the word has none. */
export function valenceOf(norm: string): number | null {
  const direct = lexicon.get(norm)
  if (direct !== undefined) return direct
  for (const [suffix, replacements] of inflections) {
    if (!norm.endsWith(suffix) || norm.length - suffix.length < 3) continue
    const stem = norm.slice(0, -suffix.length)
    for (const replacement of replacements) {
      const valence = lexicon.get(stem + replacement)
      if (valence !== undefined) return valence
    }
    const undoubled = /([b-df-hj-np-tv-z])\1$/.test(stem) ? lexicon.get(stem.slice(0, -1)) : undefined
    if (undoubled !== undefined) return undoubled
  }
  return null
}
