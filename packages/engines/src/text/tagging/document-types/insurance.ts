import { type DocumentTypeCues, wordings } from './document-type-cues.ts'

/** Documents of insurance, by their wording. */
export const insuranceDocuments: DocumentTypeCues = {
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
}
