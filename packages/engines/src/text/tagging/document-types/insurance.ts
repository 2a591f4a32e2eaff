import { type DocumentTypeCues, wordings } from './document-type-cues.ts'

/** Documents of insurance, by their wording. */
export const insuranceDocuments: DocumentTypeCues = {
  'customer-question': {
    label: 'Customer question',
    cues: [
      [wordings.question, 2.6],
      [/\?\s*$/, 1.2],
    ],
  },
  'claim-form': {
    label: 'Claim',
    cues: [
      [wordings.claim, 2.4],
      [wordings.claimTerms, 1],
    ],
  },
  policy: {
    label: 'Policy',
    cues: [
      [wordings.policy, 2],
      [wordings.policyTerms, 1.4],
    ],
  },
  'explanation-of-benefits': {
    label: 'Explanation of benefits',
    cues: [[wordings.explanationOfBenefits, 2.6]],
  },
  certificate: {
    label: 'Certificate of insurance',
    cues: [[wordings.certificate, 3]],
  },
  quote: {
    label: 'Quotation',
    cues: [[wordings.quotation, 2]],
  },
  'premium-notice': {
    label: 'Premium notice',
    cues: [[wordings.premiumNotice, 2]],
  },
  letter: {
    label: 'Letter',
    cues: [
      [wordings.formalLetter, 1],
      [wordings.letterOpening, 1.6],
      [wordings.letterClosing, 1.2],
    ],
  },
}
