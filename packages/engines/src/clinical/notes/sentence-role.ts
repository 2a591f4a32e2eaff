import { readPatterns } from '../../text/read-patterns.ts'
import type { ClinicalSentence } from './clinical-sentences.ts'
import type { SectionKind } from './sections.ts'

const { planCue, assessmentCue, opinion, findingCue, reasonCue, smallTalk, whoIsSeen, whoAndWhy, assurance } =
  readPatterns(new URL('./wordings/sentence-role.txt', import.meta.url), [
    'planCue',
    'assessmentCue',
    'opinion',
    'findingCue',
    'reasonCue',
    'smallTalk',
    'whoIsSeen',
    'whoAndWhy',
    'assurance',
  ])

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

/** Wordings that say who came and why. */
const opens = /years?[- ]old|\bpresents? (?:today|for|with)\b|\b(?:for|thanks? .*) referr(?:ing|al)\b/iu

const isPatient = ({ speaker }: ClinicalSentence): boolean => speaker === 'patient' || speaker === 'pt'

/** The part of the summary that a sentence fits: by its heading, else by its words. */
export function partOf(sentence: ClinicalSentence): SummaryPart {
  const known = partOfSection[sentence.section]
  if (known !== undefined) return known
  if (sentence.section === 'assessment-and-plan') return planCue.test(sentence.text) ? 'plan' : 'assessment'
  const { text } = sentence
  if (whoAndWhy.test(text)) return 'reason'
  if (isPatient(sentence) || whoIsSeen.test(text)) return 'reason'
  if (opinion.test(text)) return 'assessment'
  if (planCue.test(text)) return 'plan'
  if (findingCue.test(text)) return 'findings'
  if (assessmentCue.test(text)) return 'assessment'
  return reasonCue.test(text) ? 'reason' : 'findings'
}

/** Small talk, a greeting or a closing, which does not belong in a summary. */
export const isGreeting = (text: string): boolean => smallTalk.test(text)

/** An answer with fewer words means nothing without its question. */
const fewWords = 5

/**
 * What each sign adds. Chosen by hand; measured on held-out notes of ACI-bench and conversations of MTS-Dialog
 * (evals/evaluate/med-doc-summarization.ts, evals/datasets.md).
 */
const weights = {
  any: 0.2,
  /** In a conversation, the patient's words give the reason for the visit, but most are answers that mean little alone. */
  patient: -0.05,
  plan: 0.2,
  assessment: 0.25,
  opens: 0.4,
  finding: 0.2,
  reason: 0.1,
  number: 0.05,
  smallTalk: -0.3,
  /** 'All questions were answered.' */
  assurance: -0.3,
  /** In a conversation, without any other sign. */
  said: 0.03,
} as const

/** How much a sentence says about the patient, by its own words, 0…1. */
export function weightOf(sentence: ClinicalSentence): number {
  const { text } = sentence
  if (/\?\s*$/.test(text)) return 0
  const start = weights.any + (isPatient(sentence) ? weights.patient : 0)
  let weight = start
  if (planCue.test(text)) weight += weights.plan
  if (assessmentCue.test(text) || opinion.test(text)) weight += weights.assessment
  if (opens.test(text)) weight += weights.opens
  if (findingCue.test(text)) weight += weights.finding
  if (reasonCue.test(text)) weight += weights.reason
  const tells = weight > start
  if (/\d/.test(text)) weight += weights.number
  if (smallTalk.test(text)) weight += weights.smallTalk
  if (assurance.test(text)) weight += weights.assurance
  // Letterheads, names, dates and greetings are outside any section and contain no cue.
  if (!tells && sentence.section === 'other') {
    return sentence.speaker !== null && text.split(/\s+/).length > fewWords ? weights.said : 0
  }
  return Math.max(0, Math.min(1, weight))
}
