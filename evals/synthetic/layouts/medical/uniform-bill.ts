import type { Drawing, Layout } from '../../layout.ts'
import type { MedicalBill } from '../../medical-bill.ts'
import { linesOf } from '../printed-parts.ts'
import { onClaims } from './shows.ts'

function draw({ sheet, record, formats, chance }: Drawing<MedicalBill>): void {
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

/** In the manner of the UB-04: dense numbered cells, revenue lines. */
export const uniformBill: Layout<MedicalBill> = {
  name: 'uniform-bill',
  shows: [...onClaims, 'due', 'lines'],
  draw,
}
