import { readPatterns } from '../../read-patterns.ts'

/** The longer wordings of all domains. */
export const wordings = readPatterns(new URL('../wordings/document-types.txt', import.meta.url), [
  'study',
  'trial',
  'visit',
  'policy',
  'customer',
  'annualReport',
  'bankStatement',
  'balances',
  'invoiceLabels',
  'receipt',
  'loanAgreement',
  'periodReport',
  'taxForm',
  'paymentOrder',
  'letterOpening',
  'formalLetter',
  'letterClosing',
  'abstractHeadings',
  'researchTerms',
  'dischargeSummary',
  'hospitalStay',
  'visitTerms',
  'labReport',
  'labValues',
  'radiologyHeadings',
  'imaging',
  'prescription',
  'doseAndTimes',
  'referral',
  'consent',
  'medicalBill',
  'question',
  'claim',
  'claimTerms',
  'policyTerms',
  'explanationOfBenefits',
  'certificate',
  'quotation',
  'premiumNotice',
])

/** The document types of one domain by their codes. */
export type DocumentTypeCues = Readonly<
  Record<
    string,
    {
      label: string
      /** Wordings that indicate it, with their weight; each counts once. */
      cues: readonly (readonly [pattern: RegExp, weight: number])[]
    }
  >
>
