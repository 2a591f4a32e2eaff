import { withNpiCheckDigit } from '@vitrine/engines/forms/codes/npi.ts'
import type { Chance } from './chance.ts'
import { cents, daysAfter } from './formats.ts'
import { clinic, insurer, type Party, personName, usAddress } from './people-and-places.ts'

interface Service {
  date: string
  code: string
  description: string
  diagnosis: string
  units: number
  charge: number
  adjustment: number
  insurancePaid: number
  patient: number
}

/** One bill, statement, claim form or explanation of benefits. */
export interface MedicalBill {
  number: string | null
  date: string
  dueDate: string
  patient: string
  patientAddress: readonly string[]
  birthDate: string
  accountNumber: string
  provider: Party
  doctor: string
  npi: string | null
  taxId: string
  payer: Party
  memberId: string | null
  groupNumber: string
  claimId: string | null
  diagnoses: { code: string; text: string }[]
  services: Service[]
  total: number
  adjustments: number
  insurancePaid: number
  patientPaid: number
  patientResponsibility: number
  due: number
}

const procedures: readonly (readonly [code: string, text: string, charge: number])[] = [
  ['99213', 'Office visit, established patient', 145],
  ['99214', 'Office visit, detailed', 210],
  ['99203', 'New patient visit', 190],
  ['36415', 'Venipuncture, routine', 25],
  ['80053', 'Comprehensive metabolic panel', 88],
  ['85025', 'Complete blood count', 54],
  ['93000', 'Electrocardiogram with report', 120],
  ['71046', 'Chest x-ray, two views', 165],
  ['73721', 'MRI knee without contrast', 1240],
  ['97110', 'Therapeutic exercise', 75],
  ['97140', 'Manual therapy', 80],
  ['90471', 'Immunization administration', 42],
  ['90686', 'Influenza vaccine', 38],
  ['81002', 'Urinalysis, non-automated', 18],
  ['J1100', 'Dexamethasone injection', 22],
  ['G0463', 'Hospital outpatient clinic visit', 260],
  ['12001', 'Simple wound repair', 310],
  ['20610', 'Joint injection, major', 235],
]
const diagnoses: readonly (readonly [code: string, text: string])[] = [
  ['E11.9', 'Type 2 diabetes mellitus'],
  ['I10', 'Essential hypertension'],
  ['M54.5', 'Low back pain'],
  ['J06.9', 'Acute upper respiratory infection'],
  ['M17.11', 'Osteoarthritis, right knee'],
  ['R07.9', 'Chest pain, unspecified'],
  ['Z23', 'Encounter for immunization'],
  ['S61.411A', 'Laceration of right hand'],
  ['K21.9', 'Reflux disease'],
  ['E78.5', 'Hyperlipidemia'],
]

export function makeMedicalBill(chance: Chance, { lines }: { lines?: number } = {}): MedicalBill {
  const first = `202${chance.whole(3, 5)}-${String(chance.whole(1, 12)).padStart(2, '0')}-${String(chance.whole(1, 28)).padStart(2, '0')}`
  const found = chance.some(diagnoses, chance.whole(1, 4)).map(([code, text]) => ({ code, text }))
  const services = chance
    .some(procedures, Math.min(procedures.length, lines ?? chance.whole(2, 6)))
    .map(([code, description, price]): Service => {
      const units = chance.happens(0.25) ? chance.whole(2, 4) : 1
      const charge = cents(units * (price + chance.pick([0, 0.5, 0.25, 0.75])))
      const adjustment = cents(charge * chance.pick([0.2, 0.31, 0.27, 0.4]))
      const insurancePaid = cents((charge - adjustment) * chance.pick([0.8, 0.7, 0.9]))
      return {
        date: daysAfter(first, chance.pick([0, 0, 0, 2])),
        code,
        description,
        diagnosis: chance.pick(found).code,
        units,
        charge,
        adjustment,
        insurancePaid,
        patient: cents(charge - adjustment - insurancePaid),
      }
    })
  const sum = (of: (service: Service) => number): number =>
    cents(services.reduce((total, service) => total + of(service), 0))
  const responsibility = sum((service) => service.patient)
  const patientPaid = chance.happens(0.3) ? Math.min(20, responsibility) : 0
  const date = daysAfter(first, chance.whole(5, 40))
  return {
    number: chance.maybe(chance.code(chance.pick(['999999', 'INV-99999', 'S999-9999', '9999999-99'])), 0.1),
    date,
    dueDate: daysAfter(date, 30),
    patient: personName(chance),
    patientAddress: usAddress(chance),
    birthDate: `19${chance.whole(40, 99)}-${String(chance.whole(1, 12)).padStart(2, '0')}-${String(chance.whole(1, 28)).padStart(2, '0')}`,
    accountNumber: chance.code(chance.pick(['99999999', 'P-999999', '9999-9999', 'MRN999999'])),
    provider: clinic(chance),
    doctor: `${personName(chance)}, ${chance.pick(['MD', 'DO', 'NP', 'PT'])}`,
    npi: chance.maybe(withNpiCheckDigit(`1${chance.code('99999999')}`), 0.15),
    taxId: chance.code('99-9999999'),
    payer: insurer(chance),
    memberId: chance.maybe(chance.code(chance.pick(['AAA999999999', 'W999999999', '999999999-01', 'AA9999999'])), 0.1),
    groupNumber: chance.code(chance.pick(['99999', 'GRP-9999', '999999-99'])),
    claimId: chance.maybe(chance.code(chance.pick(['9999999999', 'CLM9999999', '2024A99999', 'E9999999999'])), 0.15),
    diagnoses: found,
    services,
    total: sum((service) => service.charge),
    adjustments: sum((service) => service.adjustment),
    insurancePaid: sum((service) => service.insurancePaid),
    patientPaid,
    patientResponsibility: responsibility,
    due: cents(responsibility - patientPaid),
  }
}
