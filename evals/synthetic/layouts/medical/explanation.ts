import type { Drawing, Layout } from '../../layout.ts'
import type { MedicalBill } from '../../medical-bill.ts'

function draw({ sheet, record, formats, chance }: Drawing<MedicalBill>): void {
  sheet.text(40, 28, record.payer.name, { size: 12, bold: true })
  sheet.lines(40, 44, record.payer.address, { size: 8 })
  sheet.text(40, 84, 'EXPLANATION OF BENEFITS', { size: 15, bold: true })
  sheet.text(40, 102, 'THIS IS NOT A BILL', { size: 9, bold: true })
  let y = 124
  const put = (label: string, value: string | null): void => {
    if (value !== null) y = sheet.pair(40, y, `${label}:`, value, { at: 170 })
  }
  put(chance.pick(['Member name', 'Patient name', 'Patient']), record.patient)
  put(chance.pick(['Member ID', 'Identification number', 'ID Number']), record.memberId)
  put('Group number', record.groupNumber)
  put(chance.pick(['Claim number', 'Claim #', 'Claim ID']), record.claimId)
  put(chance.pick(['Provider', 'Provider name', 'Service provider']), record.provider.name)
  put('Provider NPI', record.npi)
  put(chance.pick(['Date processed', 'Statement date', 'Date of notice']), formats.date(record.date))
  y = sheet.table(y + 14, {
    x: 40,
    widths: [78, 46, 132, 64, 72, 72, 68],
    rules: 'all',
    size: 7.5,
    right: [3, 4, 5, 6],
    headings: [
      'Service date',
      'Code',
      'Service description',
      'Amount billed',
      'Plan discount',
      'Plan paid',
      'You may owe',
    ],
    rows: [
      ...record.services.map((line) => [
        formats.date(line.date),
        line.code,
        line.description,
        formats.money(line.charge),
        formats.money(line.adjustment),
        formats.money(line.insurancePaid),
        formats.money(line.patient),
      ]),
      [
        'Total',
        '',
        '',
        formats.money(record.total),
        formats.money(record.adjustments),
        formats.money(record.insurancePaid),
        formats.money(record.patientResponsibility),
      ],
    ],
  })
  y = sheet.room(y + 16, 80)
  sheet.text(40, y, 'Your share of the cost', { bold: true })
  sheet.pair(40, y + 14, 'Total amount you may owe your provider:', formats.money(record.patientResponsibility), {
    at: 260,
  })
  sheet.paragraph(
    40,
    y + 34,
    500,
    'You have the right to appeal this decision within 180 days. Your deductible for the year is $1,500.00, of which $640.20 has been met.',
    { size: 8 },
  )
}

/** An insurer's explanation of benefits: what was billed, allowed, paid, owed. */
export const explanation: Layout<MedicalBill> = {
  name: 'explanation',
  face: 'Helvetica',
  shows: [
    'date',
    'patient',
    'memberId',
    'groupNumber',
    'claimId',
    'provider',
    'npi',
    'payer',
    'cptCodes',
    'total',
    'insurancePaid',
    'patientResponsibility',
    'linesWithoutQuantity',
  ],
  draw,
}
