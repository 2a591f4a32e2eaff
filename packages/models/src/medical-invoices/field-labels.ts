import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import { billDays } from '../shared/extraction/bill-labels.ts'
import type { NothingLike } from '../shared/extraction/extraction-schema.ts'
import type { MedicalInvoice } from './schema.ts'

/** Labels of the fields on screen, in the order shown. */
export const fieldLabels = {
  patient: 'Patient',
  patientId: 'Patient account',
  birthDate: 'Date of birth',
  provider: 'Provider',
  npi: 'NPI',
  payer: 'Insurance',
  memberId: 'Member ID',
  groupNumber: 'Group number',
  claimId: 'Claim ID',
  number: 'Bill number',
  ...billDays,
  icdCodes: 'Diagnoses (ICD)',
  cptCodes: 'Procedures (CPT/HCPCS)',
  currency: 'Currency',
  net: 'Subtotal',
  tax: 'Tax',
  total: 'Total charges',
  adjustments: 'Adjustments',
  insurancePaid: 'Insurance paid',
  patientPaid: 'Patient paid',
  patientResponsibility: 'Patient responsibility',
  due: 'Amount due',
  seller: 'Seller',
  buyer: 'Bill to',
} as const satisfies Record<keyof MedicalInvoice['fields'], string>

/** The message for a page without any of the essential fields. */
export const nothingLike = {
  title: 'Hardly a medical bill',
  text: 'No patient, insurer or code of a service was found. The page may be something else, or its print could not be read.',
  essential: ['patient', 'patientId', 'npi', 'payer', 'memberId', 'claimId', 'icdCodes', 'cptCodes', 'insurancePaid'],
} as const satisfies NothingLike<keyof typeof fieldLabels>

const { names } = readPatterns(new URL('./wordings/subject.txt', import.meta.url), ['names'])

/** What no such paper is without, in any of its words. */
export const subject = {
  names,
  lacks: 'Nothing on the page speaks of medicine: what was read is a guess.',
} as const
