import { listed } from '@vitrine/engines/forms/labels/listed.ts'
import { sumsInCurrencies } from '@vitrine/engines/forms/tables/currency-headings.ts'
import type { ColumnDescription } from '@vitrine/engines/forms/tables/table-header.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }

export const { afterCoverages, coverageTotal } = readPatterns(new URL('./wordings/columns.txt', import.meta.url), [
  'afterCoverages',
  'coverageTotal',
])

export type CoverageColumn = 'description' | 'amount' | 'limit' | 'quantity' | 'date' | 'other'

const headings: readonly ColumnDescription<CoverageColumn>[] = [
  {
    role: 'description',
    labels: listed(`
      coverage, coverages, description, description of coverage, coverage description, item, what is covered, line of coverage, type of coverage, coverage type, items, details, line of business, service, policy coverage, insurance
      coverage, cover, particulars, section, coverage name, peril, description of charges, charge description, risk, benefit, description of services, transaction, activity, policy, transaction description`),
  },
  {
    role: 'amount',
    labels: listed(`
      premium, premiums, amount, amount usd, annual premium, charge, charges, total, price, cost, amount due, line total, premium amount, term premium, total premium, betrag, amount $, premium $, net premium, premium usd, total amount, full term premium`),
  },
  {
    role: 'limit',
    labels: listed(
      'limit, limits, limit of insurance, limit of liability, sum insured, limits of insurance, coverage limit, insured amount, limits of liability, amount of insurance, coverage amount, deductible, rate, unit price, deductible limit, tax',
    ),
  },
  { role: 'quantity', labels: listed('qty, quantity, units, hours') },
  { role: 'date', labels: listed('date, effective date, transaction date') },
  { role: 'other', several: true, labels: listed('code, no, #, class, vehicle, policy number, due date, form') },
]

/** Headings of the list of coverages, or of the items of a claim's invoice, in any of the supported languages. */
export const coverageColumns: readonly ColumnDescription<CoverageColumn>[] = headings.map(
  ({ role, labels, ...others }) => {
    const more = Object.entries(vocabulary.coverages).find(([name]) => name === role)?.[1] ?? []
    return { role, ...others, labels: [...labels, ...more, ...(role === 'amount' ? sumsInCurrencies : [])] }
  },
)
