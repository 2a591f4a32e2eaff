import { allergyWordings } from './allergy-wordings.ts'
import type { FoundAllergy } from './found-allergy.ts'
import { isSubstance, substancesIn } from './substances.ts'

const { reactionWords, harmed, harms, swollen, forbidden, behindSubstance, beforeReaction } = allergyWordings

/** A substance with what it does to the patient, as stated. */
export type ToldReaction = Omit<FoundAllergy, 'confidence'>

/** The reaction that a text behind a substance states; with `whole`, a short text is taken as it stands. */
export function reactionIn(text: string, whole = false): string | null {
  const plain = text
    // 'itchy rash (new this admission)': the brackets after it say when.
    .replace(/(?<=[^\s:–=>-])\s*\([^)]*\)?\s*$/u, '')
    .replaceAll(/^[\s(:–=>-]+|[\s).]+$/gu, '')
    .replace(/^because of\s+/iu, '')
    .replace(beforeReaction, '')
  if (whole && plain !== '' && plain.split(/\s+/).length <= 5) return plain
  return reactionWords.exec(text)?.[0] ?? null
}

/** 'Penicillin - rash as a child': a medicine's reaction directly after its name, where a dose would be. */
export function reactionBehind(text: string): ToldReaction | null {
  for (const match of text.matchAll(/\p{L}[\p{L}-]{2,}/gu)) {
    const [word] = match
    if (!isSubstance(word)) continue
    const end = match.index + word.length
    const reaction = behindSubstance.exec(text.slice(end))?.groups?.['reaction']
    if (reaction !== undefined) return { name: word, reaction, start: match.index, end }
  }
  return null
}

/** 'She came out in blisters with co-trimoxazole', 'penicillin nearly killed him', 'cannot take codeine'. */
export function reactionTold(text: string): ToldReaction[] {
  const told = [harmed, harms, swollen, forbidden].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const stretch = match.groups?.['substance'] ?? ''
      const reaction = match.groups?.['reaction']?.trim() ?? reactionWords.exec(text)?.[0] ?? null
      const from = match.index + match[0].indexOf(stretch)
      return substancesIn(stretch, from).map((substance) => ({ ...substance, reaction }))
    }),
  )
  return told.filter(({ start }, index) => told.findIndex((other) => other.start === start) === index)
}
