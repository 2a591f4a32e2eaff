import { mean } from '@vitrine/basics/statistics.ts'
import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { isEnglish } from '@vitrine/engines/text/is-english.ts'
import { tokenize } from '@vitrine/engines/text/tokens.ts'
import type { MedicalSummary } from './schema.ts'

const leastLegible = 0.75
const fewWords = 60
const doubtful = 0.5

/** What a reader should know before trusting a summary of this document. */
export function warningsAbout(
  { sections, allergies, problems, medicines }: Omit<MedicalSummary, 'warnings'>,
  document: ReadDocument,
  text: string,
): string[] {
  const words = document.pages.flatMap((page) => page.words)
  const legibility = mean(words.map((word) => word.confidence))
  const warnings: string[] = []
  if (isEnglish(tokenize(text)) === false)
    warnings.push('The document does not read as English: most of it was not understood.')
  if (legibility < leastLegible) warnings.push('The print was hard to read: names and numbers may be wrong.')
  if (problems.length === 0 && medicines.length === 0 && allergies.length === 0) {
    warnings.push('No problem and no medicine was found: this may not be a clinical document.')
  }
  if (allergies.length === 0 && (problems.length > 0 || medicines.length > 0)) {
    warnings.push(
      'No allergy was found in this document; it may be told in words that are not known here. Ask before giving anything.',
    )
  }
  const doubted = allergies.filter(({ confidence }) => confidence < doubtful).map(({ name }) => name)
  if (doubted.length > 0) {
    warnings.push(
      `It is doubtful whether the patient is allergic to this: ${doubted.join(', ')}. Ask before relying on it either way.`,
    )
  }
  if (words.length < fewWords) warnings.push('The document is so short that the summary is most of it.')
  if (!sections.some(({ name }) => name === 'assessment'))
    warnings.push('No assessment or diagnosis section was found.')
  return warnings
}
