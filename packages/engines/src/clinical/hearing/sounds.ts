/** Consonants that are easily confused; one may be in several groups. */
const kin = ['bp', 'dt', 'gk', 'jk', 'fv', 'sj', 'mn', 'lr', 'vw', 'vb']

const vowel = 'a'

/** Cost of deleting or inserting a vowel, an 'r' (silent in many accents) or another consonant; and of confusing similar consonants. */
const costs = { vowel: 0.25, r: 0.5, consonant: 1, kin: 0.4 }

/** Approximate sound of an English word: a letter for each consonant, 'a' for any run of vowels. */
export const soundsOf = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
    .replace(/^(?:p(?=[sn])|k(?=n)|g(?=n)|w(?=r))/, '')
    .replace(/ph/g, 'f')
    .replace(/tch|sh/g, 'j')
    .replace(/ch|ck|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?![eiy])/g, 'k')
    .replace(/g(?=[eiy])|dge?/g, (found) => (found.startsWith('g') ? 'j' : 'd'))
    .replace(/z/g, 's')
    .replace(/h/g, '')
    .replace(/[aeiouy]+/g, vowel)
    .replace(/(.)\1+/g, '$1')

/** Cost of deleting or inserting a sound. */
export function soundWeight(sound: string): number {
  if (sound === vowel) return costs.vowel
  return sound === 'r' ? costs.r : costs.consonant
}

/** Cost of substituting one sound for another; 0…1.25. */
export function exchange(sound: string, other: string): number {
  if (sound === other) return 0
  if (sound === vowel || other === vowel) return soundWeight(sound) + soundWeight(other)
  return kin.some((group) => group.includes(sound) && group.includes(other)) ? costs.kin : costs.consonant
}
