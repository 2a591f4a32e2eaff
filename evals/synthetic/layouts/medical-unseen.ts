import type { Drawing, Layout } from '../layout.ts'
import type { MedicalBill } from '../medical-bill.ts'
import { linesOf } from './printed-parts.ts'

// Not looked at while the extractor was written: only its scores are.

/** In the manner of the UB-04: dense numbered cells, revenue lines. */
function drawUniformBill({ sheet, record, formats, chance }: Drawing<MedicalBill>): void {
  sheet.cell([40, 30, 200, 66], '1', linesOf(record.provider), { size: 8.5 })
  sheet.cell([240, 30, 140, 33], '3a PAT. CNTL #', record.accountNumber)
  sheet.cell([240, 63, 140, 33], '3b MED. REC. #', chance.code('999999'))
  sheet.cell([380, 30, 96, 33], '5 FED. TAX NO.', record.taxId)
  sheet.cell([476, 30, 96, 33], '4 TYPE OF BILL', '0131')
  sheet.cell(
    [380, 63, 192, 33],
    '6 STATEMENT COVERS PERIOD',
    `${formats.date(record.services[0]?.date ?? record.date)} - ${formats.date(record.date)}`,
  )
  sheet.cell([40, 96, 240, 30], '8 PATIENT NAME', record.patient)
  sheet.cell([280, 96, 292, 30], '9 PATIENT ADDRESS', record.patientAddress.join(', '))
  sheet.cell([40, 126, 100, 30], '10 BIRTHDATE', formats.date(record.birthDate))
  sheet.cell([140, 126, 60, 30], '11 SEX', 'F')
  sheet.cell([200, 126, 372, 30], '38 RESPONSIBLE PARTY', record.patient)
  const y = sheet.table(162, {
    x: 40,
    widths: [60, 160, 90, 80, 60, 82],
    rules: 'all',
    size: 8,
    right: [4, 5],
    headings: [
      '42 REV. CD.',
      '43 DESCRIPTION',
      '44 HCPCS / RATE',
      '45 SERV. DATE',
      '46 SERV. UNITS',
      '47 TOTAL CHARGES',
    ],
    rows: [
      ...record.services.map((line) => [
        `0${chance.whole(250, 960)}`,
        line.description.toUpperCase(),
        line.code,
        formats.date(line.date),
        String(line.units),
        formats.number(line.charge, 2),
      ]),
      ['0001', 'PAGE 1 OF 1   TOTALS', '', '', '', formats.number(record.total, 2)],
    ],
  })
  sheet.cell([40, y + 8, 170, 30], '50 PAYER NAME', record.payer.name)
  sheet.cell([210, y + 8, 90, 30], '54 PRIOR PAYMENTS', formats.number(record.insurancePaid, 2))
  sheet.cell([300, y + 8, 120, 30], '55 EST. AMOUNT DUE', formats.number(record.due, 2))
  sheet.cell([420, y + 8, 152, 30], '56 NPI', record.npi ?? '')
  sheet.cell([40, y + 38, 170, 30], "58 INSURED'S NAME", record.patient)
  sheet.cell([210, y + 38, 130, 30], "60 INSURED'S UNIQUE ID", record.memberId ?? '')
  sheet.cell([340, y + 38, 110, 30], '61 GROUP NAME', '')
  sheet.cell([450, y + 38, 122, 30], '62 INSURANCE GROUP NO.', record.groupNumber)
  sheet.cell([40, y + 68, 260, 30], '64 DOCUMENT CONTROL NUMBER', record.claimId ?? '')
  sheet.cell([300, y + 68, 272, 30], '66 DX', record.diagnoses.map(({ code }) => code).join('   '))
}

/** A clinic's superbill: typewriter, labels with colons in two columns. */
function drawSuperbill({ sheet, record, formats }: Drawing<MedicalBill>): void {
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

/** A statement with a tear-off slip: boxes in a row at the top, the sums in a band below. */
function drawTearOff({ sheet, record, formats, chance }: Drawing<MedicalBill>): void {
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

/** Another insurer's explanation of benefits: a summary box at the right, a claim in a frame. */
function drawBenefitSummary({ sheet, record, formats }: Drawing<MedicalBill>): void {
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

export const medicalUnseen: readonly Layout<MedicalBill>[] = [
  {
    name: 'uniform-bill',
    shows: [
      'patient',
      'patientId',
      'provider',
      'npi',
      'memberId',
      'claimId',
      'groupNumber',
      'payer',
      'icdCodes',
      'cptCodes',
      'total',
      'insurancePaid',
      'due',
      'lines',
    ],
    draw: drawUniformBill,
  },
  {
    name: 'superbill',
    face: 'Courier',
    shows: [
      'number',
      'date',
      'patient',
      'patientId',
      'provider',
      'npi',
      'memberId',
      'claimId',
      'groupNumber',
      'payer',
      'icdCodes',
      'cptCodes',
      'total',
      'insurancePaid',
      'patientResponsibility',
      'due',
      'lines',
    ],
    draw: drawSuperbill,
  },
  {
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
    draw: drawTearOff,
  },
  {
    name: 'benefit-summary',
    face: 'Times',
    shows: [
      'date',
      'patient',
      'patientId',
      'provider',
      'npi',
      'memberId',
      'claimId',
      'groupNumber',
      'payer',
      'icdCodes',
      'cptCodes',
      'total',
      'insurancePaid',
      'patientResponsibility',
      'linesWithoutQuantity',
    ],
    draw: drawBenefitSummary,
  },
]
