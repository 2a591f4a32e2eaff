import type { TaggingDomain } from './topics.ts'
import { readPatterns } from '../read-patterns.ts'

const wordings = readPatterns(new URL('./wordings/document-types.txt', import.meta.url), [
  'study',
  'trial',
  'visit',
  'policy',
  'customer',
  'annualReport',
])

export interface DocumentType {
  code: string
  label: string
  /** 0…1 */
  confidence: number
}

interface Description {
  label: string
  /** Wordings that speak for it, with their weight; each counts once. */
  cues: readonly (readonly [pattern: RegExp, weight: number])[]
}

/** A title at the top tells more than a word in passing. */
const titleLength = 300

const descriptions: Record<TaggingDomain, Readonly<Record<string, Description>>> = {
  healthcare: {
    'research-abstract': {
      label: 'Research abstract',
      cues: [
        [wordings.study, 2],
        [wordings.trial, 1.5],
        [/\b(?:abstract|background|objective|methods?|results?|conclusions?):/i, 1.5],
        [/\b(?:in vitro|in vivo|rats|mice|cell lines?|expression of|case report|the literature)\b/i, 1.2],
      ],
    },
    'discharge-summary': {
      label: 'Discharge summary',
      cues: [
        [/\bdischarge (?:summary|diagnos[ie]s|instructions|medications|date)\b/i, 3],
        [
          /\b(?:hospital course|admission date|date of admission|admitted (?:to|on|with)|discharged (?:home|to|on))\b/i,
          1.8,
        ],
      ],
    },
    'visit-note': {
      label: 'Visit note',
      cues: [
        [wordings.visit, 2.4],
        [
          /\b(?:presents (?:with|today|for)|follow[- ]up visit|the patient (?:reports|denies|states)|vital signs|past medical history)\b/i,
          1.6,
        ],
      ],
    },
    'lab-report': {
      label: 'Laboratory report',
      cues: [
        [/\b(?:reference range|laboratory report|specimen|collected|lab results?|units?\b.*\bflag)\b/i, 2.2],
        [/\b(?:h[ae]moglobin|creatinine|glucose|cholesterol|platelets|WBC|TSH|mg\/dL|mmol\/L|10\^?\d\/[uµ]L)\b/i, 1.2],
      ],
    },
    'radiology-report': {
      label: 'Radiology report',
      cues: [
        [/\b(?:impression:|findings:|technique:|radiolog(?:y|ist)|comparison:|contrast)\b/i, 1.6],
        [/\b(?:CT|MRI|X-?ray|ultrasound|radiograph|mammogram) (?:of|scan|examination|report)\b/i, 1.6],
      ],
    },
    prescription: {
      label: 'Prescription',
      cues: [
        [/\b(?:prescription|Rx:?|refills?|dispense|sig:)\b/i, 2.2],
        [/\b\d+ ?mg\b.*\b(?:daily|twice|tablets?|by mouth|bid|tid|qd)\b/i, 1],
      ],
    },
    'referral-letter': {
      label: 'Referral letter',
      cues: [
        [
          /\b(?:thank you for (?:seeing|referring)|I am (?:referring|writing to refer)|referral|refer(?:red)? (?:this|to))\b/i,
          2.2,
        ],
        [/^(?:dear|re:)/im, 1],
      ],
    },
    'consent-form': {
      label: 'Consent form',
      cues: [
        [
          /\b(?:informed consent|I (?:hereby )?(?:consent|authori[sz]e)|signature of (?:patient|guardian)|risks and benefits)\b/i,
          2.6,
        ],
      ],
    },
    'medical-bill': {
      label: 'Medical bill',
      cues: [[/\b(?:statement of account|amount due|balance due|patient responsibility|billing|CPT|invoice)\b/i, 1.8]],
    },
  },
  insurance: {
    'customer-question': {
      label: 'Customer question',
      cues: [
        [
          /^\s*(?:what|how|who|when|where|why|which|can|could|do|does|did|is|are|should|will|would|may|must|if)\b[^?]{0,250}\?/i,
          2.6,
        ],
        [/\?\s*$/, 1.2],
      ],
    },
    'claim-form': {
      label: 'Claim',
      cues: [
        [
          /\b(?:claim (?:form|number|no|report)|notice of (?:loss|claim)|date of (?:loss|accident|incident)|claimant|proof of loss)\b/i,
          2.4,
        ],
        [/\b(?:adjuster|estimate of damage|police report|describe (?:the|what))\b/i, 1],
      ],
    },
    policy: {
      label: 'Policy',
      cues: [
        [wordings.policy, 2],
        [/\b(?:this policy|we will pay|coverage [A-F]\b|named insured)\b/i, 1.4],
      ],
    },
    'explanation-of-benefits': {
      label: 'Explanation of benefits',
      cues: [
        [
          /\b(?:explanation of benefits|this is not a bill|allowed amount|amount (?:billed|charged)|plan paid|member responsibility)\b/i,
          2.6,
        ],
      ],
    },
    certificate: {
      label: 'Certificate of insurance',
      cues: [[/\bcertificate (?:of (?:liability )?insurance|holder)\b/i, 3]],
    },
    quote: {
      label: 'Quotation',
      cues: [
        [/\b(?:quot(?:e|ation)(?: number)?|estimated premium|premium (?:estimate|quote)|valid (?:for|until))\b/i, 2],
      ],
    },
    'premium-notice': {
      label: 'Premium notice',
      cues: [[/\b(?:premium (?:notice|due|invoice|payment)|renewal (?:notice|date)|amount due|due date|lapse)\b/i, 2]],
    },
    letter: {
      label: 'Letter',
      cues: [
        [/^dear\b/im, 1.6],
        [/\b(?:yours (?:sincerely|faithfully)|kind regards|sincerely)\b/i, 1.2],
      ],
    },
  },
  finance: {
    'customer-message': {
      label: 'Customer message',
      cues: [
        [wordings.customer, 2.4],
        [/\?\s*$/, 0.8],
      ],
    },
    'bank-statement': {
      label: 'Bank statement',
      cues: [
        [
          /\b(?:account statement|statement (?:period|of account)|opening balance|closing balance|bank statement)\b/i,
          2.8,
        ],
        [/\b(?:debit|credit|withdrawals?|deposits?)\b.*\bbalance\b/i, 1],
      ],
    },
    invoice: {
      label: 'Invoice',
      cues: [
        [/\binvoice(?: (?:number|no|date|#))?\b/i, 2],
        [/\b(?:bill to|subtotal|payment terms|amount due|VAT)\b/i, 1.4],
      ],
    },
    receipt: {
      label: 'Receipt',
      cues: [[/\b(?:receipt|change due|cash tendered|thank you for (?:your )?(?:purchase|shopping))\b/i, 2.2]],
    },
    'loan-agreement': {
      label: 'Loan agreement',
      cues: [
        [
          /\b(?:loan agreement|promissory note|the (?:borrower|lender)|principal (?:amount|sum)|mortgage deed|collateral)\b/i,
          2.4,
        ],
      ],
    },
    'annual-report': {
      label: 'Financial report',
      cues: [
        [wordings.annualReport, 2.2],
        [/\b(?:quarter|year[- ]over[- ]year|EBITDA|operating (?:income|margin)|guidance)\b/i, 1.2],
      ],
    },
    'tax-form': {
      label: 'Tax form',
      cues: [[/\b(?:form (?:W-?[249]|1040|1099)|tax (?:return|year)|taxpayer|withholding|adjusted gross)\b/i, 2.4]],
    },
    'payment-order': {
      label: 'Payment order',
      cues: [[/\b(?:payment order|wire transfer (?:form|instruction)|beneficiary (?:bank|name)|SWIFT|BIC)\b/i, 2]],
    },
    letter: {
      label: 'Letter',
      cues: [
        [/^dear\b/im, 1.4],
        [/\b(?:yours (?:sincerely|faithfully)|kind regards|sincerely)\b/i, 1.2],
      ],
    },
  },
}

// What speaks for "none of these" before anything is read.
const doubt = 1.2

/** What kind of document a text is, by its wording; null where too little speaks for any kind. By rule: there is no labelled set behind it. */
export function documentTypeOf(text: string, domain: TaggingDomain): DocumentType | null {
  const title = text.slice(0, titleLength)
  const scored = Object.entries(descriptions[domain])
    .map(([code, { label, cues }]) => ({
      code,
      label,
      score: cues.reduce(
        (sum, [pattern, weight]) => sum + (pattern.test(text) ? weight * (pattern.test(title) ? 1.3 : 1) : 0),
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
