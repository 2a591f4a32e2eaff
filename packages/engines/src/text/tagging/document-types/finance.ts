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
      [wordings.bankStatement, 2.8],
      [wordings.balances, 1],
    ],
  },
  invoice: {
    label: 'Invoice',
    cues: [
      [/\binvoice(?: (?:number|no|date|#))?\b/i, 2],
      [wordings.invoiceLabels, 1.4],
    ],
  },
  receipt: {
    label: 'Receipt',
    cues: [[wordings.receipt, 2.2]],
  },
  'loan-agreement': {
    label: 'Loan agreement',
    cues: [[wordings.loanAgreement, 2.4]],
  },
  'annual-report': {
    label: 'Financial report',
    cues: [
      [wordings.annualReport, 2.2],
      [wordings.periodReport, 1.2],
    ],
  },
  'tax-form': {
    label: 'Tax form',
    cues: [[wordings.taxForm, 2.4]],
  },
  'payment-order': {
    label: 'Payment order',
    cues: [[wordings.paymentOrder, 2]],
  },
  letter: {
    label: 'Letter',
    cues: [
      [wordings.formalLetter, 1],
      [wordings.letterOpening, 1.4],
      [wordings.letterClosing, 1.2],
    ],
  },
}
