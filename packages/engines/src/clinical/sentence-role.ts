import type { ClinicalSentence } from './clinical-sentences.ts'
import type { SectionKind } from './sections.ts'

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

const planCue =
  /\b(?:will|'ll|recommend\w*|advis\w+|order(?:ed|ing)?|prescri\w+|continu\w+|start(?:ed|ing)?|initiat\w+|refer(?:red|ral)?|follow[- ]?up|return|schedul\w+|encourag\w+|increas\w+|decreas\w+|discussed|counsel\w+|educat\w+|want (?:you )?to|wan na|gon na|gonna|going to|should|refill\w*|repeat)\b/iu
const assessmentCue =
  /\b(?:diagnos\w+|impression|assessment|consistent with|likely|suspect\w*|suspicious|secondary to|due to|i (?:think|believe|feel)|appears? to|well[- ]controlled|uncontrolled|stable|exacerbation|problem|differential|status)\b/iu
const opinion =
  /\b(?:in my (?:opinion|view)|my impression|consistent with|diagnos(?:is|es|ed with)|i (?:think|believe|suspect) (?:that )?(?:this|it|you|he|she|the)|most likely)\b/iu
const findingCue =
  /\b(?:exam\w*|auscultation|palpation|vital\w*|blood pressure|heart rate|temperature|saturation|pulse|x-?rays?|ct|mri|ekg|ecg|echo\w*|labs?|results?|show(?:s|ed)|reveal\w*|demonstrat\w+|normal|unremarkable|elevated|murmur|tender\w*|edema|lungs?|range of motion|positive|negative|appreciat\w+|hemoglobin|a1c|creatinine|white (?:blood )?(?:cell )?count)\b|\d+\s?(?:%|mm ?hg|bpm|mg\/dl|°)/iu
const reasonCue =
  /\b(?:presents?|presented|complain\w*|came in|comes in|here (?:today|for)|seen (?:today )?for|referred (?:for|by)|history of|evaluat\w+ (?:of|for)|year-old|reports?|states?|notes|denies|symptoms?|pain|since|started|began|ago)\b/iu

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

const smallTalk =
  /\b(?:how are you|nice to (?:see|meet)|good (?:morning|afternoon)|thank you(?! for (?:referring|your referral|asking|seeing|sending))|thanks|take care|sounds good|any questions|have a (?:good|great)|all right|hey,? dragon|you're welcome|weather|gosh|awesome|bye|yours (?:sincerely|faithfully|truly)|(?:kind|best|with) regards|sincerely|dear (?:dr|doctor|colleague|sir))\b/iu

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
