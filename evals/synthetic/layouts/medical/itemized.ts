import type { Drawing, Layout } from '../../layout.ts'
import type { MedicalBill } from '../../medical-bill.ts'
import { onStatements } from './shows.ts'

function draw({ sheet, record, formats, chance }: Drawing<MedicalBill>): void {
  sheet.text(0, 26, record.provider.name.toUpperCase(), { size: 14, bold: true, align: 'center', width: 612 })
  sheet.text(0, 44, record.provider.address.join(', '), { size: 8, align: 'center', width: 612 })
  sheet.text(0, 58, 'ITEMIZED HOSPITAL BILL', { size: 11, bold: true, align: 'center', width: 612 })
  const bands: readonly (readonly (readonly [label: string, value: string])[])[] = [
    [
      ['PATIENT NAME', record.patient],
      ['ACCOUNT NO', record.accountNumber],
      ['BILL DATE', formats.date(record.date)],
      ['INVOICE NO', record.number ?? ''],
    ],
    [
      ['ATTENDING PHYSICIAN', record.doctor],
      ['NPI', record.npi ?? ''],
      ['INSURED ID', record.memberId ?? ''],
      ['CLAIM NO', record.claimId ?? ''],
    ],
    [
      ['DATE OF BIRTH', formats.date(record.birthDate)],
      ['PRIMARY INSURANCE', record.payer.name],
      ['GROUP NO', record.groupNumber],
      ['DIAGNOSIS CODES', record.diagnoses.map(({ code }) => code).join(' ')],
    ],
  ]
  for (const [row, band] of bands.entries()) {
    for (const [column, [label, value]] of band.entries())
      sheet.cell([40 + 133 * column, 80 + 34 * row, 133, 34], label, value, { labelSize: 6.5, size: 8 })
  }
  let y = sheet.table(196, {
    x: 40,
    widths: [80, 60, 60, 200, 50, 82],
    rules: 'head',
    size: 8.5,
    right: [4, 5],
    headings: ['SERVICE DATE', 'REV CODE', 'HCPCS', 'DESCRIPTION', 'QTY', 'AMOUNT'],
    rows: record.services.map((line) => [
      formats.date(line.date),
      `0${chance.whole(250, 960)}`,
      line.code,
      line.description,
      String(line.units),
      formats.number(line.charge, 2),
    ]),
  })
  y = sheet.room(y + 10, 120)
  for (const [label, value] of [
    ['TOTAL CHARGES', record.total],
    ['LESS INSURANCE ADJUSTMENT', record.adjustments],
    ['LESS INSURANCE PAYMENT', record.insurancePaid],
    ['PATIENT PORTION', record.patientResponsibility],
    ['PATIENT PAYMENTS', record.patientPaid],
    ['PLEASE PAY THIS AMOUNT', record.due],
  ] as const)
    y = sheet.pair(330, y, label, formats.number(value, 2), { end: 572, bold: true })
  sheet.text(40, y + 20, `PAYMENT DUE BY ${formats.date(record.dueDate)}`, { bold: true })
}

/** A hospital's itemized bill: labels over values in a ruled band, no sign before the money. */
export const itemized: Layout<MedicalBill> = {
  name: 'itemized',
  face: 'Times',
  shows: [...onStatements, 'npi', 'memberId', 'claimId', 'groupNumber', 'payer', 'icdCodes'],
  draw,
}
