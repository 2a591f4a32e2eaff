import { at } from '@vitrine/basics/at.ts'
import type { Drawing, Layout } from '../layout.ts'
import type { MedicalBill } from '../medical-bill.ts'
import { linesOf } from './printed-parts.ts'

const statement = [
  'number',
  'date',
  'dueDate',
  'patient',
  'patientId',
  'provider',
  'cptCodes',
  'total',
  'insurancePaid',
  'patientResponsibility',
  'due',
  'lines',
]

const withoutSign = (text: string): string => text.replace(/\$\s?/, '')

/** In the manner of the CMS-1500 claim form: numbered cells. */
function drawClaimForm({ sheet, record, formats }: Drawing<MedicalBill>): void {
  sheet.text(40, 26, 'HEALTH INSURANCE CLAIM FORM', { size: 13, bold: true })
  sheet.text(400, 30, record.payer.name, { size: 8 })
  const cell = (x: number, y: number, width: number, label: string, value: string, height = 28): void =>
    sheet.cell([x, y, width, height], label, value, { size: 9 })
  cell(40, 48, 350, '1. MEDICARE   MEDICAID   TRICARE   CHAMPVA   GROUP HEALTH PLAN   OTHER', 'X')
  cell(390, 48, 182, "1a. INSURED'S I.D. NUMBER", record.memberId ?? '')
  cell(40, 76, 200, "2. PATIENT'S NAME (Last Name, First Name, Middle Initial)", record.patient)
  cell(240, 76, 150, "3. PATIENT'S BIRTH DATE", formats.date(record.birthDate))
  cell(390, 76, 182, "4. INSURED'S NAME (Last Name, First Name, Middle Initial)", record.patient)
  cell(40, 104, 200, "5. PATIENT'S ADDRESS (No., Street)", at(record.patientAddress, 0))
  cell(240, 104, 150, '6. PATIENT RELATIONSHIP TO INSURED', 'Self')
  cell(390, 104, 182, "11. INSURED'S POLICY GROUP OR FECA NUMBER", record.groupNumber)
  cell(40, 132, 350, 'CITY, STATE, ZIP', record.patientAddress.at(-1) ?? '')
  cell(390, 132, 182, 'c. INSURANCE PLAN NAME OR PROGRAM NAME', record.payer.name)
  cell(40, 160, 350, '17. NAME OF REFERRING PROVIDER OR OTHER SOURCE', '')
  cell(390, 160, 182, '22. RESUBMISSION CODE / ORIGINAL REF. NO.', record.claimId ?? '')
  sheet.box(40, 188, 532, 40)
  sheet.text(43, 191, '21. DIAGNOSIS OR NATURE OF ILLNESS OR INJURY', { size: 6 })
  for (const [index, { code }] of record.diagnoses.entries())
    sheet.text(50 + 120 * index, 206, `${'ABCD'[index]}. ${code}`, { size: 9 })
  const y = sheet.table(228, {
    x: 40,
    widths: [90, 50, 110, 70, 90, 52, 70],
    rules: 'all',
    size: 8,
    right: [4, 5],
    headings: [
      '24. A. DATE(S) OF SERVICE',
      'B. PLACE',
      'D. PROCEDURES CPT/HCPCS',
      'E. DIAGNOSIS POINTER',
      'F. $ CHARGES',
      'G. DAYS OR UNITS',
      'J. RENDERING PROVIDER ID',
    ],
    rows: record.services.map((line) => [
      formats.date(line.date),
      '11',
      line.code,
      line.diagnosis,
      withoutSign(formats.money(line.charge)),
      String(line.units),
      record.npi ?? '',
    ]),
  })
  cell(40, y + 10, 130, '25. FEDERAL TAX I.D. NUMBER', record.taxId)
  cell(170, y + 10, 130, "26. PATIENT'S ACCOUNT NO.", record.accountNumber)
  cell(300, y + 10, 92, '28. TOTAL CHARGE', formats.money(record.total))
  cell(392, y + 10, 90, '29. AMOUNT PAID', formats.money(record.insurancePaid))
  cell(482, y + 10, 90, '30. BALANCE DUE', formats.money(record.due))
  sheet.cell([40, y + 38, 180, 66], '31. SIGNATURE OF PHYSICIAN OR SUPPLIER', [
    record.doctor,
    formats.date(record.date),
  ])
  sheet.cell([220, y + 38, 176, 66], '32. SERVICE FACILITY LOCATION INFORMATION', '')
  sheet.cell([396, y + 38, 176, 66], '33. BILLING PROVIDER INFO & PH #', linesOf(record.provider))
  cell(396, y + 104, 176, 'a. NPI', record.npi ?? '')
}

/** A practice's statement: letterhead, account box, table, sums. */
function drawStatement({ sheet, record, formats, chance }: Drawing<MedicalBill>): void {
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

/** An insurer's explanation of benefits: what was billed, allowed, paid, owed. */
function drawExplanation({ sheet, record, formats, chance }: Drawing<MedicalBill>): void {
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

/** A hospital's itemized bill: labels over values in a ruled band, no sign before the money. */
function drawItemized({ sheet, record, formats, chance }: Drawing<MedicalBill>): void {
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

export const medicalTuning: readonly Layout<MedicalBill>[] = [
  {
    name: 'claim-form',
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
      'claimLines',
    ],
    draw: drawClaimForm,
  },
  { name: 'statement', shows: [...statement, 'npi', 'memberId', 'payer', 'icdCodes'], draw: drawStatement },
  {
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
    draw: drawExplanation,
  },
  {
    name: 'itemized',
    face: 'Times',
    shows: [...statement, 'npi', 'memberId', 'claimId', 'groupNumber', 'payer', 'icdCodes'],
    draw: drawItemized,
  },
]
