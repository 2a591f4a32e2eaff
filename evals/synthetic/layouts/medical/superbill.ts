import type { Drawing, Layout } from '../../layout.ts'
import type { MedicalBill } from '../../medical-bill.ts'
import { onClaims } from './shows.ts'

function draw({ sheet, record, formats }: Drawing<MedicalBill>): void {
  sheet.text(40, 30, record.provider.name, { size: 13, bold: true })
  sheet.lines(40, 48, record.provider.address, { size: 9 })
  sheet.text(420, 30, 'SUPERBILL', { size: 14, bold: true })
  let y = 100
  const both = (left: string, leftValue: string | null, right: string, rightValue: string | null): void => {
    if (leftValue !== null) sheet.text(40, y, `${left}: ${leftValue}`)
    if (rightValue !== null) sheet.text(330, y, `${right}: ${rightValue}`)
    y += 14
  }
  both('Pt. Name', record.patient, 'Invoice', record.number)
  both('Birth Date', formats.date(record.birthDate), 'Invoice Date', formats.date(record.date))
  both('Chart #', record.accountNumber, 'Rendering NPI', record.npi)
  both('Insurance Co', record.payer.name, 'Physician', record.doctor)
  both('Insured ID #', record.memberId, 'EIN', record.taxId)
  both('Grp #', record.groupNumber, 'Claim Ref', record.claimId)
  y += 8
  sheet.text(40, y, 'DX:', { bold: true })
  for (const { code, text } of record.diagnoses) {
    sheet.text(80, y, `${code}  ${text}`)
    y += 12
  }
  y = sheet.table(y + 10, {
    x: 40,
    widths: [100, 70, 200, 60, 100],
    rules: 'head',
    size: 9,
    right: [3, 4],
    headings: ['DOS', 'Proc Code', 'Procedure', 'Units', 'Fee'],
    rows: record.services.map((line) => [
      formats.date(line.date),
      line.code,
      line.description,
      String(line.units),
      formats.money(line.charge),
    ]),
  })
  y = sheet.room(y + 10, 90)
  for (const [label, value] of [
    ['Total Fees', record.total],
    ['Write-off', record.adjustments],
    ['Ins. Payment', record.insurancePaid],
    ['Pt. Responsibility', record.patientResponsibility],
    ['Pt. Paid Today', record.patientPaid],
    ['Balance', record.due],
  ] as const) {
    sheet.text(360, y, `${label}:`)
    sheet.text(460, y, formats.money(value), { align: 'right', width: 110 })
    y += 13
  }
}

/** A clinic's superbill: typewriter, labels with colons in two columns. */
export const superbill: Layout<MedicalBill> = {
  name: 'superbill',
  face: 'Courier',
  shows: ['number', 'date', ...onClaims, 'patientResponsibility', 'due', 'lines'],
  draw,
}
