import { capitalised } from '@vitrine/basics/wording.ts'

export const taggingDomains = ['healthcare', 'insurance', 'finance'] as const
export type TaggingDomain = (typeof taggingDomains)[number]

/** The 23 groups of diseases of MeSH as Ohsumed codes them. */
const diseaseGroups: Readonly<Record<string, string>> = {
  C01: 'Bacterial infections and mycoses',
  C02: 'Virus diseases',
  C03: 'Parasitic diseases',
  C04: 'Neoplasms',
  C05: 'Musculoskeletal diseases',
  C06: 'Digestive system diseases',
  C07: 'Mouth, jaw and tooth diseases',
  C08: 'Respiratory tract diseases',
  C09: 'Ear, nose and throat diseases',
  C10: 'Nervous system diseases',
  C11: 'Eye diseases',
  C12: 'Urologic and male genital diseases',
  C13: 'Female genital diseases and pregnancy complications',
  C14: 'Cardiovascular diseases',
  C15: 'Blood and lymphatic diseases',
  C16: 'Neonatal diseases and abnormalities',
  C17: 'Skin and connective tissue diseases',
  C18: 'Nutritional and metabolic diseases',
  C19: 'Endocrine diseases',
  C20: 'Immunologic diseases',
  C21: 'Injuries, poisoning and occupational diseases',
  C22: 'Animal diseases',
  C23: 'Signs, symptoms and general pathology',
}

/** A topic's name for people from the code of its training set: 'card_arrival' is 'Card arrival'. */
function topicLabel(code: string): string {
  const words = code.replaceAll(/[_-]+/g, ' ').replaceAll('?', '').trim()
  return diseaseGroups[code] ?? capitalised(words.replaceAll(/\b(?:atm|pin)\b/g, (word) => word.toUpperCase()))
}

/** A topic as it is shown. */
export const namedTopic = ({ code, confidence }: { code: string; confidence: number }) => ({
  code,
  label: topicLabel(code),
  confidence,
})
