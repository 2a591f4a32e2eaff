import { at } from '@vitrine/basics/at.ts'
import type { Drawing, Layout } from '../../layout.ts'
import type { MedicalBill } from '../../medical-bill.ts'
import { linesOf } from '../printed-parts.ts'
import { onClaims } from './shows.ts'

const withoutSign = (text: string): string => text.replace(/\$\s?/, '')

function draw({ sheet, record, formats }: Drawing<MedicalBill>): void {
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

/** In the manner of the CMS-1500 claim form: numbered cells. */
export const claimForm: Layout<MedicalBill> = {
  name: 'claim-form',
  shows: [...onClaims, 'due', 'claimLines'],
  draw,
}
