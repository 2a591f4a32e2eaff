import type { Drawing, Layout } from '../../layout.ts'
import type { MedicalBill } from '../../medical-bill.ts'
import { linesOf } from '../printed-parts.ts'

function draw({ sheet, record, formats, chance }: Drawing<MedicalBill>): void {
  sheet.text(40, 26, record.provider.name, { size: 12, bold: true })
  sheet.lines(40, 42, record.provider.address, { size: 8 })
  const top: readonly (readonly [string, string])[] = [
    ['STATEMENT DATE', formats.date(record.date)],
    ['PAY THIS AMOUNT', formats.money(record.due)],
    ['ACCT. #', record.accountNumber],
  ]
  for (const [index, [label, value]] of top.entries()) {
    sheet.shade(300 + 91 * index, 30, 90, 13)
    sheet.text(300 + 91 * index, 33, label, { size: 7, bold: true, align: 'center', width: 90 })
    sheet.box(300 + 91 * index, 30, 91, 34)
    sheet.text(300 + 91 * index, 49, value, { size: 9, align: 'center', width: 90 })
  }
  sheet.lines(60, 100, [record.patient.toUpperCase(), ...record.patientAddress.map((line) => line.toUpperCase())])
  sheet.text(340, 100, 'MAKE CHECKS PAYABLE TO:', { size: 7, bold: true })
  sheet.lines(340, 112, linesOf(record.provider))
  sheet.text(0, 176, '- - - - - - - - - Please detach and return top portion with your payment - - - - - - - - -', {
    size: 7,
    align: 'center',
    width: 612,
  })
  sheet.text(
    40,
    192,
    `Patient: ${record.patient}${record.number === null ? '' : `     Bill No: ${record.number}`}     Due Date: ${formats.date(record.dueDate)}`,
  )
  sheet.text(
    40,
    206,
    `Insurance on file: ${record.payer.name}${record.memberId === null ? '' : `     Member #: ${record.memberId}`}`,
  )
  let y = sheet.table(226, {
    x: 40,
    widths: [72, 210, 60, 70, 60, 60],
    rules: 'none',
    size: 8.5,
    right: [3, 4, 5],
    shaded: true,
    headings: ['DATE', 'DESCRIPTION OF SERVICE', 'CODE', 'CHARGES', 'PAID', 'BALANCE'],
    rows: record.services.map((line) => [
      formats.date(line.date),
      line.description,
      line.code,
      formats.money(line.charge),
      formats.money(line.insurancePaid),
      formats.money(line.patient),
    ]),
  })
  y = sheet.room(y + 20, 90)
  const band: readonly (readonly [string, number])[] = [
    ['CHARGES', record.total],
    ['INSURANCE PAID', record.insurancePaid],
    ['ADJUSTED', record.adjustments],
    ['YOUR PORTION', record.patientResponsibility],
    ['BALANCE DUE', record.due],
  ]
  for (const [index, [label, value]] of band.entries()) {
    sheet.box(40 + 106 * index, y, 106, 34)
    sheet.text(40 + 106 * index, y + 4, label, { size: 7, bold: true, align: 'center', width: 106 })
    sheet.text(40 + 106 * index, y + 18, formats.money(value), { size: 9, align: 'center', width: 106 })
  }
  sheet.text(40, y + 50, `Unpaid balances over 60 days may be assessed a $${chance.whole(5, 25)}.00 late fee.`, {
    size: 8,
  })
}

/** A statement with a tear-off slip: boxes in a row at the top, the sums in a band below. */
export const tearOff: Layout<MedicalBill> = {
  name: 'tear-off',
  shows: [
    'number',
    'date',
    'dueDate',
    'patient',
    'patientId',
    'provider',
    'memberId',
    'payer',
    'cptCodes',
    'total',
    'insurancePaid',
    'patientResponsibility',
    'due',
    'linesWithoutQuantity',
  ],
  draw,
}
