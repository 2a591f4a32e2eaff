import { listed } from '@vitrine/engines/forms/labels/listed.ts'
import { sumsInCurrencies } from '@vitrine/engines/forms/tables/currency-headings.ts'
import type { ColumnDescription } from '@vitrine/engines/forms/tables/table-header.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'

export const { afterServices, offer } = readPatterns(new URL('./wordings/columns.txt', import.meta.url), [
  'afterServices',
  'offer',
])

export type ServiceColumn =
  | 'date'
  | 'code'
  | 'description'
  | 'diagnosis'
  | 'quantity'
  | 'amount'
  | 'adjustment'
  | 'insurancePaid'
  | 'patient'
  | 'npi'
  | 'other'

const ownHeadings: readonly ColumnDescription<ServiceColumn>[] = [
  {
    role: 'date',
    labels: listed(`
      date, service date, date of service, dates of service, date s of service, dos, serv date, date of svc, svc date, serv dates, from, visit date, service dates, datum, leistungsdatum, date from to, a date s of service`),
  },
  {
    role: 'code',
    labels: listed(`
      cpt, cpt code, cpt hcpcs, hcpcs, hcpcs code, code, proc code, procedure code, procedure, cpt codes, procedures cpt hcpcs, procedures services or supplies, procedures
      services or supplies cpt hcpcs, hcpcs rate, hcpcs rate hipps code, svc code, service code, proc, cpt hcpcs code, procedure codes, cpt 4, codes, billing code, proc cd, goa, goa nr, goa ziffer, ziffer, geb nr, gebuhrennummer, ebm, cdt, cdt code, ada code, hcpcs cpt, d procedures cpt hcpcs`),
  },
  {
    role: 'description',
    labels: listed(`
      description, service description, description of service, description of services, service, services, procedure description, type of service, treatment,
      details, item, particulars, description of procedure, services provided, service provided, item description, description of charges, service type, procedure service, leistung, leistungen, leistungstext, bezeichnung, acte, services rendered, treatment description`),
  },
  {
    role: 'diagnosis',
    labels: listed(
      'diagnosis, diagnose, diagnosis pointer, diagnosis code, dx, dx code, icd, icd 10, icd code, diag, icd 10 code, dx ptr, diag code, e diagnosis pointer',
    ),
  },
  {
    role: 'quantity',
    labels: listed(
      'qty, quantity, units, anzahl, anz, serv units, days or units, service units, unit, days units, no of units, visits, g days or units, # units, unit s',
    ),
  },
  {
    role: 'amount',
    labels: listed(`
      charge, charges, amount, fee, total charges, amount billed, billed, billed amount, provider charges, total charge, $ charges, f $ charges, price, cost, total, billed charges, amount charged, gross charge,
      provider billed, charge amount, submitted charges, charged, fees, amount $, total cost, line total, betrag, betrag eur, euro, montant, billed charge, total billed, provider charge, total amount`),
  },
  {
    role: 'adjustment',
    labels: listed(
      'adjustment, adjustments, plan discount, discount, write off, adj, contractual adjustment, not covered, discounts, network discount, disallowed, adjusted, contract adj',
    ),
  },
  {
    role: 'insurancePaid',
    labels: listed(
      'ins paid, insurance paid, plan paid, we paid, paid, insurance payment, ins payment, paid by plan, payment, payments, benefit paid, paid by insurance, plan payment, amount paid, insurance payments, insurance, plan pays',
    ),
  },
  {
    role: 'patient',
    labels: listed(`
      patient, you may owe, what you may owe, what you owe, you owe, patient responsibility, patient resp, balance, your responsibility, patient owes, member responsibility, patient portion, your share, pt resp, patient balance, your
      cost, patient share, due from patient, you pay, amount due, balance due`),
  },
  {
    role: 'npi',
    labels: listed(
      'rendering provider id, rendering provider, npi, rendering provider id #, j rendering provider id, reserved for local use, provider id',
    ),
  },
  {
    role: 'other',
    several: true,
    labels: listed(
      'place, place of service, b place, pos, rev code, rev cd, type, modifier, mod, modifiers, allowed, amount allowed, allowed amount, deductible, copay, coinsurance, unit price, rate, tax, emg, provider, remarks, non covered charges, notes, claim, copay coinsurance, rev, revenue code, your copay, your coinsurance, your deductible, applied to deductible, plan allowance, plan allowed, remark code, remark codes',
    ),
  },
]

const further: Readonly<Record<string, readonly string[]>> = vocabulary.headings

/** Headings of the list of services. */
export const serviceColumns: readonly ColumnDescription<ServiceColumn>[] = ownHeadings.map(
  ({ role, labels, ...others }) => ({
    role,
    ...others,
    labels: [...new Set([...labels, ...(further[role] ?? []), ...(role === 'amount' ? sumsInCurrencies : [])])],
  }),
)

const englishTotal = /^(?:grand |sub ?)?totals?\b|^page \d+ of \d+\s+totals?\b|\btotals?\b.{0,12}$|^claim totals?\b/

const foreignTotal = new RegExp(`^(?:${vocabulary.totals.join('|')})\\b`)
const noService = new RegExp(`^(?:${vocabulary.noServices.join('|')})\\b`)

/** Whether a row, in its comparable form, sums the services up. */
export const isServiceTotal = (key: string): boolean => englishTotal.test(key) || foreignTotal.test(key)

/** Whether a row of the list is a payment, a tax or a subtotal: neither a service nor the total. */
export const isNoService = (key: string): boolean => noService.test(key)
