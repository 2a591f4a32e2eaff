import type { ClinicalSentence } from './clinical-sentences.ts'
import type { SectionKind } from './sections.ts'
import { readPatterns } from '../text/read-patterns.ts'

const { planCue, assessmentCue, opinion, findingCue, reasonCue, smallTalk } = readPatterns(
  new URL('./wordings/sentence-role.txt', import.meta.url),
  ['planCue', 'assessmentCue', 'opinion', 'findingCue', 'reasonCue', 'smallTalk'],
)

/** The four parts of a clinical summary. */
export type SummaryPart = 'reason' | 'findings' | 'assessment' | 'plan'

const partOfSection: Partial<Record<SectionKind, SummaryPart>> = {
  reason: 'reason',
  history: 'reason',
  past: 'reason',
  social: 'reason',
  family: 'reason',
  allergies: 'reason',
  symptoms: 'findings',
  vitals: 'findings',
  exam: 'findings',
  results: 'findings',
  assessment: 'assessment',
  plan: 'plan',
  medicines: 'plan',
  'follow-up': 'plan',
}

/** Says who came and why. */
const opens = /years?[- ]old|\bpresents? (?:today|for|with)\b|\b(?:for|thanks? .*) referr(?:ing|al)\b/iu

/** Which part of the summary a sentence may serve: by its heading, else by its words. */
export function partOf(sentence: ClinicalSentence): SummaryPart {
  const known = partOfSection[sentence.section]
  if (known !== undefined) return known
  if (sentence.section === 'assessment-and-plan') return planCue.test(sentence.text) ? 'plan' : 'assessment'
  const { text } = sentence
  if (
    /years?[- ]old|\bpresents? (?:today|for|with)\b|\b(?:for|thanks? .*) referr(?:ing|al)\b|\b(?:he|she|patient) (?:complains|describes|takes)\b/iu.test(
      text,
    )
  )
    return 'reason'
  const spoken = sentence.speaker === 'patient' || sentence.speaker === 'pt'
  if (spoken) return 'reason'
  if (opinion.test(text)) return 'assessment'
  if (planCue.test(text)) return 'plan'
  if (findingCue.test(text)) return 'findings'
  if (assessmentCue.test(text)) return 'assessment'
  return reasonCue.test(text) ? 'reason' : 'findings'
}

/** Small talk, a greeting or a close, which no summary wants. */
export const isGreeting = (text: string): boolean => smallTalk.test(text)

/** So short an answer says nothing without its question. */
const fewWords = 5

/** How much a sentence says of the patient, from its own words, 0…1. */
export function weightOf(sentence: ClinicalSentence): number {
  const { text } = sentence
  if (/\?\s*$/.test(text)) return 0
  // Of a talk the patient's words make the reason, in moderation: most are answers that stand for nothing alone.
  const spoken = sentence.speaker === 'patient' || sentence.speaker === 'pt' ? -0.05 : 0
  let weight = 0.2 + spoken
  if (planCue.test(text)) weight += 0.2
  if (assessmentCue.test(text) || opinion.test(text)) weight += 0.25
  if (opens.test(text)) weight += 0.4
  if (findingCue.test(text)) weight += 0.2
  if (reasonCue.test(text)) weight += 0.1
  const tells = weight > 0.2 + spoken
  if (/\d/.test(text)) weight += 0.05
  if (smallTalk.test(text)) weight -= 0.3
  if (/^(?:the patient understands|patient agreements|all questions|this plan was discussed)/iu.test(text))
    weight -= 0.3
  // Letterheads, names, dates and greetings stand outside any section and hold no cue.
  if (!tells && sentence.section === 'other') {
    return sentence.speaker !== null && text.split(/\s+/).length > fewWords ? 0.03 : 0
  }
  return Math.max(0, Math.min(1, weight))
}
