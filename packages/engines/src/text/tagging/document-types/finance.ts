import { type DocumentTypeCues, wordings } from './document-type-cues.ts'

/** Documents of banking and business, by their wording. */
export const financeDocuments: DocumentTypeCues = {
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
}
