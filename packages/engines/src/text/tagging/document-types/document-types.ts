import type { TaggingDomain } from '../topics.ts'
import type { DocumentTypeCues } from './document-type-cues.ts'
import { financeDocuments } from './finance.ts'
import { healthcareDocuments } from './healthcare.ts'
import { insuranceDocuments } from './insurance.ts'

export interface DocumentType {
  code: string
  label: string
  /** 0…1 */
  confidence: number
}

const cuesOf: Record<TaggingDomain, DocumentTypeCues> = {
  healthcare: healthcareDocuments,
  insurance: insuranceDocuments,
  finance: financeDocuments,
}

/** Characters: a wording in the title, at the top, counts more than one in passing. */
const titleLength = 300
const titleWeight = 1.3

// Prior weight of "none of these".
const doubt = 1.2

/** The document type of a text by its wording; null where there is too little evidence for any. Rule-based: there is no labelled set for it. */
export function documentTypeOf(text: string, domain: TaggingDomain): DocumentType | null {
  const title = text.slice(0, titleLength)
  const scored = Object.entries(cuesOf[domain])
    .map(([code, { label, cues }]) => ({
      code,
      label,
      score: cues.reduce(
        (sum, [pattern, weight]) => sum + (pattern.test(text) ? weight * (pattern.test(title) ? titleWeight : 1) : 0),
        0,
      ),
    }))
    .sort((left, right) => right.score - left.score)
  const best = scored[0]
  if (best === undefined || best.score <= doubt) return null
  const all =
    scored.reduce((sum, { score }) => sum + Math.exp(score), Math.exp(doubt)) -
    (scored.length - scored.filter(({ score }) => score > 0).length)
  return { code: best.code, label: best.label, confidence: Math.exp(best.score) / all }
}
