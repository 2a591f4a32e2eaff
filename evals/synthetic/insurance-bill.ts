import type { Chance } from './chance.ts'
import { cents, daysAfter } from './formats.ts'
import { company, insurer, type Party, personName, usAddress } from './people-and-places.ts'

/** One premium notice, policy invoice or claim invoice. */
export interface InsuranceBill {
  insurer: Party
  agent: string
  insured: Party
  number: string | null
  date: string
  dueDate: string
  policy: string
  claim: string | null
  lossDate: string | null
  periodFrom: string
  periodTo: string
  coverages: { description: string; limit: number; amount: number }[]
  premium: number
  tax: number
  fee: number
  total: number
  paid: number
  due: number
  deductible: number | null
  lastYear: number
}

const coverages =
  'Bodily injury liability,Property damage liability,Collision coverage,Comprehensive coverage,Uninsured motorist,Dwelling coverage,Personal property,Loss of use,General aggregate,Products and completed operations,Medical payments,Business income,Equipment breakdown,Cyber liability,Roadside assistance'.split(
    ',',
  )

export function makeInsuranceBill(
  chance: Chance,
  { lines, claim }: { lines?: number; claim?: boolean } = {},
): InsuranceBill {
  const from = `202${chance.whole(3, 5)}-${String(chance.whole(1, 12)).padStart(2, '0')}-${String(chance.whole(1, 28)).padStart(2, '0')}`
  const months = chance.pick([6, 12])
  const list = chance.some(coverages, lines ?? chance.whole(2, 6)).map((description) => ({
    description,
    limit: 1000 * chance.pick([25, 50, 100, 250, 300, 500, 1000]),
    amount: cents(chance.whole(40, 900) + chance.pick([0, 0.5, 0.25, 0.99])),
  }))
  const premium = cents(list.reduce((sum, { amount }) => sum + amount, 0))
  const tax = chance.happens(0.7) ? cents(premium * chance.pick([0.0275, 0.03, 0.0485])) : 0
  const fee = chance.happens(0.5) ? chance.pick([15, 25, 7.5]) : 0
  const total = cents(premium + tax + fee)
  const paid = chance.happens(0.3) ? cents(total * 0.25) : 0
  const date = daysAfter(from, -chance.whole(10, 35))
  const claimed = claim ?? chance.happens(0.3)
  return {
    insurer: insurer(chance),
    agent: personName(chance),
    insured: chance.happens(0.5) ? company(chance) : { name: personName(chance), address: usAddress(chance) },
    number: chance.maybe(chance.code(chance.pick(['99999999', 'INV-999999', 'B999999'])), 0.15),
    date,
    dueDate: daysAfter(date, 25),
    policy: chance.code(chance.pick(['AAA 999-9999', 'AA-9999999', '99-AA-9999-9', 'PN999999999', 'HO9-99999999'])),
    claim: claimed ? chance.code(chance.pick(['CLM-999999', '99-9999999', 'C9999999'])) : null,
    lossDate: claimed ? daysAfter(date, -chance.whole(20, 90)) : null,
    periodFrom: from,
    periodTo: daysAfter(from, months === 12 ? 365 : 182),
    coverages: list,
    premium,
    tax,
    fee,
    total,
    paid,
    due: cents(total - paid),
    deductible: chance.maybe(chance.pick([250, 500, 1000, 2500]), 0.15),
    lastYear: cents(premium * 0.94),
  }
}
