import type { Drawing, Layout } from '../../layout.ts'
import type { MedicalBill } from '../../medical-bill.ts'
import { onStatements } from './shows.ts'

function draw({ sheet, record, formats, chance }: Drawing<MedicalBill>): void {
  sheet.text(40, 30, record.provider.name, { size: 15, bold: true })
  sheet.lines(40, 50, record.provider.address)
  sheet.text(40, 90, `Tax ID: ${record.taxId}${record.npi === null ? '' : `    NPI: ${record.npi}`}`, { size: 8 })
  sheet.text(400, 30, chance.pick(['PATIENT STATEMENT', 'BILLING STATEMENT', 'INVOICE']), { size: 14, bold: true })
  let y = 54
  const put = (label: string, value: string | null): void => {
    if (value !== null) y = sheet.pair(380, y, label, value, { bold: true, end: 572 })
  }
  put(chance.pick(['Statement #', 'Invoice No.', 'Statement Number:']), record.number)
  put(chance.pick(['Statement Date', 'Date', 'Billing Date:']), formats.date(record.date))
  put(chance.pick(['Account #', 'Account Number:', 'Patient ID']), record.accountNumber)
  put(chance.pick(['Due Date', 'Payment Due:', 'Please pay by']), formats.date(record.dueDate))
  sheet.text(40, 124, chance.pick(['Patient:', 'Patient Name:']), { bold: true })
  sheet.text(120, 124, record.patient)
  sheet.text(40, 138, 'DOB:', { bold: true })
  sheet.text(120, 138, formats.date(record.birthDate))
  sheet.text(40, 152, 'Insurance:', { bold: true })
  sheet.text(120, 152, record.payer.name)
  if (record.memberId !== null)
    sheet.pair(40, 166, chance.pick(['Member ID:', 'Subscriber ID:', 'Policy ID:']), record.memberId, {
      bold: true,
      at: 120,
    })
  sheet.lines(380, 138, [record.patient, ...record.patientAddress])
  y = sheet.table(200, {
    x: 40,
    widths: [74, 50, 168, 44, 66, 66, 64],
    rules: 'rows',
    size: 8,
    right: [3, 4, 5, 6],
    shaded: true,
    headings: ['Date', 'CPT', 'Description', 'Qty', 'Charge', 'Ins. Paid', 'Patient'],
    rows: record.services.map((line) => [
      formats.date(line.date),
      line.code,
      line.description,
      String(line.units),
      formats.money(line.charge),
      formats.money(line.insurancePaid),
      formats.money(line.patient),
    ]),
  })
  y = sheet.room(y + 12, 130)
  const sum = (label: string, value: number): void => {
    y = sheet.pair(350, y, label, formats.money(value), { end: 572, bold: label.startsWith('Amount') })
  }
  sum(chance.pick(['Total Charges', 'Total charges:']), record.total)
  sum(chance.pick(['Adjustments', 'Contractual adjustments']), -record.adjustments)
  sum(chance.pick(['Insurance Payments', 'Insurance paid']), -record.insurancePaid)
  sum(chance.pick(['Patient Responsibility', 'Your responsibility']), record.patientResponsibility)
  if (record.patientPaid > 0) sum('Patient payments', -record.patientPaid)
  sum('Amount Due', record.due)
  sheet.text(40, y + 14, `Diagnosis: ${record.diagnoses.map(({ code }) => code).join(', ')}`, { size: 8 })
  sheet.text(40, y + 28, 'Questions about your bill? Call (555) 010-4477, Monday to Friday.', { size: 8 })
}

/** A practice's statement: letterhead, account box, table, sums. */
export const statement: Layout<MedicalBill> = {
  name: 'statement',
  shows: [...onStatements, 'npi', 'memberId', 'payer', 'icdCodes'],
  draw,
}
