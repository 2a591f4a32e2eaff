import { readPatterns } from '../../text/read-patterns.ts'

const { veterinary, ofAnimals } = readPatterns(new URL('./wordings/animal.txt', import.meta.url), [
  'veterinary',
  'ofAnimals',
])

/** Nothing read from a note about an animal is surer than this. */
export const animalConfidence = 0.4

/** Whether a note is about an animal: a word that only veterinary notes have, and another about animals beside it. */
export function isOfAnimal(text: string): boolean {
  const found = new Set([...text.matchAll(ofAnimals)].map(([word]) => word.toLowerCase()))
  return veterinary.test(text) && found.size > 1
}
