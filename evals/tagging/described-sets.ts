import type { TaggingDomain } from '@vitrine/engines/text/tagging/topics.ts'

interface Described {
  dataset: string
  source: string
  licence: string
  floor: number
  /** Whether rows of the set may be shown. */
  shown: boolean
}

/** The set that each domain is measured on. */
export const described: Record<TaggingDomain, Described> = {
  healthcare: {
    dataset: 'Ohsumed, 23 topics',
    source: 'yao8839836/text_gcn (Ohsumed)',
    licence: 'unstated',
    floor: 0.68,
    shown: false,
  },
  insurance: {
    dataset: 'InsuranceQA, kinds of insurance',
    source: 'shuzi/insuranceQA',
    licence: 'see source',
    floor: 0.98,
    shown: false,
  },
  finance: {
    dataset: 'Banking77',
    source: 'PolyAI Banking77',
    licence: 'CC BY 4.0',
    floor: 0.93,
    shown: true,
  },
}
