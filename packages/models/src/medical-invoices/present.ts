import { countedOrNo } from '@vitrine/basics/wording.ts'
import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { money } from '../shared/blocks/money.ts'
import { namesIn } from '../shared/extraction/bill-labels.ts'
import { amountCell, cell, failedChecks, presentExtraction, shown } from '../shared/extraction/extraction-blocks.ts'
import { fieldLabels, nothingLike } from './field-labels.ts'
import type { MedicalInvoice } from './schema.ts'

/** The seller is the provider under the name used by invoices: shown once. */
const shownFields = namesIn(fieldLabels, ['seller'])

function servicesTable({ lines, fields }: MedicalInvoice): BlockOf<'table'> {
  return {
    kind: 'table',
    title: 'Services',
    columns: [
      { label: 'Date', align: 'start' },
      { label: 'Code', align: 'start' },
      { label: 'Description', align: 'start' },
      { label: 'Units', align: 'end' },
      { label: 'Amount', align: 'end' },
    ],
    rows: lines.map(({ date, code, description, quantity, amount }) => [
      ...[date, code, description, quantity].map(cell),
      amountCell(amount, fields.currency?.value ?? null),
    ]),
  }
}

export function presentMedicalInvoice(bill: MedicalInvoice): Block[] {
  return presentExtraction({
    fields: shownFields.map((name) => ({ name, label: fieldLabels[name], read: bill.fields[name] })),
    checks: bill.checks,
    reading: bill.reading,
    checkTitles: { npi: 'NPI', lines: 'Services', responsibility: 'Patient responsibility' },
    nothingLike,
    optional: [
      'net',
      'tax',
      'adjustments',
      'patientPaid',
      'groupNumber',
      'birthDate',
      'buyer',
      'currency',
      'dueDate',
      // A statement to a patient seldom has one.
      'claimId',
    ],
    currency: bill.fields.currency?.value ?? null,
    table: bill.lines.length === 0 ? null : servicesTable(bill),
  })
}

export function summarizeMedicalInvoice({ fields, lines, checks }: MedicalInvoice): string {
  const who = fields.patient === null ? 'a patient not found' : fields.patient.value
  const from = fields.provider === null ? '' : ` by ${shown(fields.provider.value)}`
  // What the patient has already paid is no longer owed.
  const owed = fields.due ?? fields.patientResponsibility
  const sum =
    owed === null
      ? 'what the patient owes was not found'
      : `the patient owes ${money(owed.value, fields.currency?.value ?? null)}`
  return `Bill for ${who}${from}: ${sum}, ${countedOrNo(lines.length, 'service')} read.${failedChecks(checks)}`
}
