import { verticalOverlap } from '@vitrine/engines/documents/layout/box.ts'
import { asList, type FormAnswer } from '@vitrine/engines/forms/answers/form-answer.ts'
import type { Locale } from '@vitrine/engines/forms/answers/parse-answer.ts'
import { isSameFigure } from '@vitrine/engines/forms/answers/same-figure.ts'
import { type Equation, provedBy, settledSum, settleSums } from '@vitrine/engines/forms/answers/settle-sums.ts'
import type { FormDocument } from '@vitrine/engines/forms/rows/form-page.ts'
import type { Charges } from '@vitrine/engines/forms/sums/charges.ts'
import { answerOfCell } from '@vitrine/engines/forms/tables/cells.ts'
import type { Read } from '@vitrine/engines/forms/values/read.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import type { FoundInMedicalBill, SumField } from './fields.ts'
import type { ListedServices } from './services/list-services.ts'

const { namesInsurance, ownMeans } = readPatterns(new URL('./wordings/bill-sums.txt', import.meta.url), [
  'namesInsurance',
  'ownMeans',
])

const equations: readonly Equation<SumField>[] = [
  { plus: ['total'], minus: ['adjustments', 'insurancePaid'], equals: 'patientResponsibility' },
  { plus: ['patientResponsibility', 'broughtForward'], minus: ['patientPaid'], equals: 'due' },
  { plus: ['total', 'broughtForward'], minus: ['adjustments', 'insurancePaid', 'patientPaid'], equals: 'due' },
]

/** Where the total is what is left of the services after a discount, that is not taken off again. */
const discounted: readonly Equation<SumField>[] = [
  { plus: ['net'], minus: ['adjustments'], equals: 'total' },
  { plus: ['total', 'broughtForward'], minus: ['insurancePaid', 'patientPaid'], equals: 'due' },
]

/** 'Paid - Visa 4410': the row tells by what, and names no insurer. */
const isByOwnMeans = ({ spans }: FormAnswer): boolean =>
  spans.some(({ row }) => ownMeans.test(row.text) && !namesInsurance.test(row.text))

/** Where tax is added, the services come to the net sum, which a label of the total may name: 'Summe' above 'MwSt'. */
const taxed: readonly Equation<SumField>[] = [
  { plus: ['net', 'tax'], minus: [], equals: 'total' },
  { plus: ['total', 'broughtForward'], minus: ['adjustments', 'insurancePaid', 'patientPaid'], equals: 'due' },
]

/** The patient made the payments where nobody else is mentioned, and those by card or in cash. */
function paymentsOf(
  found: FoundInMedicalBill,
  { rows }: FormDocument,
): Pick<FoundInMedicalBill, 'insurancePaid' | 'patientPaid'> {
  if (found.payer.length > 0 || rows.some(({ text }) => namesInsurance.test(text))) {
    const [own = [], others = []] = [true, false].map((is) =>
      found.insurancePaid.filter((answer) => isByOwnMeans(answer) === is),
    )
    return { insurancePaid: others, patientPaid: [...found.patientPaid, ...own] }
  }
  return { insurancePaid: [], patientPaid: [...found.patientPaid, ...found.insurancePaid] }
}

/** Share of the shorter one's height that two of one row have in common. */
const inRow = 0.5

/** In an item's row the heading of a column finds what is the item's own: 'You owe' over each service's share. */
function apartFromServices(found: FoundInMedicalBill, lines: ListedServices['lines']): FoundInMedicalBill {
  if (lines.length < 2) return found
  const isItems = ({ page, box }: FormAnswer): boolean =>
    lines.some(({ amount }) => amount?.page === page && amount.box !== null && verticalOverlap(amount.box, box) > inRow)
  const apart = (name: SumField): FormAnswer[] => found[name].filter((answer) => !isItems(answer))
  return { ...found, patientResponsibility: apart('patientResponsibility'), due: apart('due') }
}

/** Labelled sums, and those in the list's last row under the headings of its columns. */
function sumCandidates(
  found: FoundInMedicalBill,
  { totals, lines }: ListedServices,
  { locale, charges }: { locale: Locale; charges: Charges },
): Record<SumField, FormAnswer[]> {
  const last = totals.at(-1)?.cells
  const columns = {
    total: 'amount',
    adjustments: 'adjustment',
    insurancePaid: 'insurancePaid',
    patientResponsibility: 'patient',
  } as const
  const under = (name: keyof typeof columns): FormAnswer[] => answerOfCell(last?.[columns[name]], locale)
  return {
    net: found.net,
    tax: found.tax,
    // The sum of the lines is the sum charged.
    total: provedBy(
      // 'Summe Honorar': the list's own sum, not the bill's.
      [
        ...found.total,
        ...under('total').filter((answer) => !found.net.some((net) => isSameFigure(net, answer))),
        ...asList(charges.total),
      ],
      lines.map((line) => line.amount?.value),
    ),
    adjustments: [...found.adjustments, ...under('adjustments')],
    insurancePaid:
      found.insurancePaid.length === 0 && found.patientPaid.length > 0
        ? []
        : [...found.insurancePaid, ...under('insurancePaid')],
    patientPaid: found.patientPaid,
    patientResponsibility: [...found.patientResponsibility, ...under('patientResponsibility')],
    broughtForward: found.broughtForward,
    due: [...found.due, ...asList(charges.due)],
  }
}

/** The candidates where the services' sum may be the net one: it is proved, and any other total is what is charged with the tax. */
function underTax(
  candidates: Record<SumField, FormAnswer[]>,
  { lines }: ListedServices,
): Record<SumField, FormAnswer[]> {
  const amounts = lines.map((line) => line.amount?.value)
  return {
    ...candidates,
    net: provedBy([...candidates.net, ...candidates.total], amounts),
    total: [...candidates.total, ...candidates.due].filter(
      ({ value }) => !candidates.net.some((net) => net.value === value),
    ),
  }
}

/** Each sum from the labels and the list, chosen so that they are consistent where possible. */
export function sumsOfBill(
  found: FoundInMedicalBill,
  services: ListedServices,
  { form, locale, charges }: { form: FormDocument; locale: Locale; charges: Charges },
): (name: SumField) => Read<number> | null {
  const candidates = sumCandidates(
    apartFromServices({ ...found, ...paymentsOf(found, form) }, services.lines),
    services,
    { locale, charges },
  )
  const [usual, lessDiscount] = [settleSums(candidates, equations), settleSums(candidates, discounted)]
  const isDiscounted = (['net', 'adjustments', 'total'] as const).every(
    (name) => lessDiscount.agreed.has(name) && lessDiscount.picks[name] !== null,
  )
  const withTax = candidates.tax.length === 0 ? null : settleSums(underTax(candidates, services), taxed)
  const isTaxed =
    withTax !== null &&
    (['net', 'tax', 'total'] as const).every((name) => withTax.picks[name] !== null && withTax.agreed.has(name))
  const plain = isDiscounted && lessDiscount.agreed.size > usual.agreed.size ? lessDiscount : usual
  const settled = isTaxed && !plain.agreed.has('total') ? withTax : plain
  return (name) => settledSum(name, settled)
}
