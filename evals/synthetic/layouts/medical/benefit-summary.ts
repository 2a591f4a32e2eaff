import type { Drawing, Layout } from '../../layout.ts'
import type { MedicalBill } from '../../medical-bill.ts'
import { onClaims } from './shows.ts'

function draw({ sheet, record, formats }: Drawing<MedicalBill>): void {
  sheet.text(40, 30, record.payer.name, { size: 14, bold: true })
  sheet.text(40, 50, 'Claim Summary - Explanation of Payment', { size: 11 })
  sheet.lines(40, 80, [record.patient, ...record.patientAddress])
  sheet.box(330, 30, 242, 96)
  let y = 38
  for (const [label, value] of [
    ['Notice date', formats.date(record.date)],
    ['Subscriber number', record.memberId ?? ''],
    ['Group', record.groupNumber],
    ['Patient account', record.accountNumber],
    ['Claim reference', record.claimId ?? ''],
    ['Diagnosis', record.diagnoses.map(({ code }) => code).join(', ')],
  ] as const) {
    y = sheet.pair(338, y, label, value, { end: 566, size: 9 })
  }
  sheet.text(40, 150, `Patient name: ${record.patient}`, { bold: true })
  sheet.text(300, 150, `Provider: ${record.provider.name}`, { bold: true })
  if (record.npi !== null) sheet.text(300, 164, `NPI number: ${record.npi}`)
  y = sheet.table(184, {
    x: 40,
    widths: [76, 160, 50, 82, 82, 82],
    rules: 'rows',
    size: 8.5,
    right: [3, 4, 5],
    headings: ['Date of service', 'Type of service', 'Procedure', 'Provider charges', 'We paid', 'What you owe'],
    rows: record.services.map((line) => [
      formats.date(line.date),
      line.description,
      line.code,
      formats.money(line.charge),
      formats.money(line.insurancePaid),
      formats.money(line.patient),
    ]),
  })
  y = sheet.room(y + 14, 80)
  y = sheet.pair(300, y, 'Total billed by provider', formats.money(record.total), { end: 572 })
  y = sheet.pair(300, y, 'Amount not covered or discounted', formats.money(record.adjustments), { end: 572 })
  y = sheet.pair(300, y, 'Total paid by plan', formats.money(record.insurancePaid), { end: 572 })
  sheet.pair(300, y, 'Member responsibility', formats.money(record.patientResponsibility), { end: 572, bold: true })
}

/** Another insurer's explanation of benefits: a summary box at the right, a claim in a frame. */
export const benefitSummary: Layout<MedicalBill> = {
  name: 'benefit-summary',
  face: 'Times',
  shows: ['date', ...onClaims, 'patientResponsibility', 'linesWithoutQuantity'],
  draw,
}
