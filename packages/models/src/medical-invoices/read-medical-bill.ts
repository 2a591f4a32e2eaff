import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { readCurrency } from '@vitrine/engines/forms/values/read-currency.ts'
import { spanOf } from '@vitrine/engines/forms/rows/search-rows.ts'
import { datesOf, pastCentury } from '@vitrine/engines/forms/values/dates.ts'
import { keyOf } from '@vitrine/engines/text/text-key.ts'
import {
  answerOfCell,
  listOf,
  moneyOfCell,
  numberOfCell,
  readOfSpans,
  rowsWithMoney,
  textOfCell,
} from '@vitrine/engines/forms/tables/cells.ts'
import { readOf } from '@vitrine/engines/forms/answers/confidence.ts'
import { readForm } from '@vitrine/engines/forms/answers/read-form.ts'
import type { FormAnswer } from '@vitrine/engines/forms/answers/form-answer.ts'
import type { FormDocument } from '@vitrine/engines/forms/rows/form-page.ts'
import { letterDateOf } from '@vitrine/engines/forms/answers/letter-date.ts'
import { headReadOf } from '@vitrine/engines/forms/parties/head-name.ts'
import { titleOrLabel } from '@vitrine/engines/forms/labels/title-or-label.ts'
import { letterheadOf } from '@vitrine/engines/forms/parties/letterhead.ts'
import type { Locale } from '@vitrine/engines/forms/answers/parse-answer.ts'
import type { TableRow } from '@vitrine/engines/forms/tables/gather-items.ts'
import { readPlainLines } from '@vitrine/engines/forms/tables/read-plain-lines.ts'
import { readTable } from '@vitrine/engines/forms/tables/read-table.ts'
import { type Equation, provedBy, settledSum, settleSums } from '@vitrine/engines/forms/answers/settle-sums.ts'
import type { Read } from '@vitrine/engines/forms/values/read.ts'
import { dayOfService } from './day-of-service.ts'
import { animalFields, isOfAnimal, withoutBreed } from './animals.ts'
import { afterServices, isNoService, isServiceTotal, type ServiceColumn, serviceColumns } from './columns.ts'
import { type MedicalField, medicalDecoys, medicalFields, type SumField } from './fields.ts'
import { codeOfService, numbersItsFees, readIcdCodes } from './read-codes.ts'
import { readCodedRows } from './read-coded-rows.ts'
import { readNpi } from './read-npi.ts'
import type { MedicalInvoice } from './schema.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import { headEnds, scores } from './weights.ts'

const { namesInsurance, title } = readPatterns(new URL('./wordings/read-medical-bill.txt', import.meta.url), [
  'namesInsurance',
  'title',
])

type Found = Record<MedicalField, FormAnswer[]>

const equations: readonly Equation<SumField>[] = [
  { plus: ['total'], minus: ['adjustments', 'insurancePaid'], equals: 'patientResponsibility' },
  { plus: ['patientResponsibility'], minus: ['patientPaid'], equals: 'due' },
  { plus: ['total'], minus: ['adjustments', 'insurancePaid', 'patientPaid'], equals: 'due' },
]

/** Not what stands below the heading of the list's dates: those are the services'. */
const ownDate = (found: Found, lines: MedicalInvoice['lines']): FormAnswer | undefined =>
  found.date.find(({ page, box }) =>
    lines.every(({ date }) => date === null || date.page !== page || Math.abs(date.box[1] - box[1]) > 0.003),
  )

/** Where nobody but the patient is spoken of, what was paid the patient paid. */
function paymentsOf(found: Found, { rows }: FormDocument): Pick<Found, 'insurancePaid' | 'patientPaid'> {
  if (found.payer.length > 0 || rows.some(({ text }) => namesInsurance.test(text))) return found
  return { insurancePaid: [], patientPaid: [...found.patientPaid, ...found.insurancePaid] }
}

/** The bill's own date stands over its services, whose dates stand alone in their cells. */
const headOf = (form: FormDocument): FormDocument => ({
  ...form,
  rows: form.rows.filter(({ page, box }) => page === 1 && box[1] < headEnds),
})

/** Dates that are known to mean something else. */
const otherDates = (found: Found, lines: MedicalInvoice['lines']): Set<string | number> =>
  new Set([
    ...[found.dueDate, found.birthDate].flatMap(([best]) => best?.value ?? []),
    ...lines.flatMap(({ date }) => date?.value ?? []),
  ])

function birthDateOf({ birthDate, date, dueDate }: Found, lines: MedicalInvoice['lines']): Read<string> | null {
  const read = readOf(birthDate[0])
  const others = [...date, ...dueDate].map(({ value }) => String(value))
  const days = lines.flatMap((line) => line.date?.value ?? [])
  return read && { ...read, value: pastCentury(read.value, read.text, [...others, ...days]) }
}

function linesOf(
  items: readonly TableRow<ServiceColumn>[],
  locale: Locale & { billed: string | null },
): MedicalInvoice['lines'] {
  const ownNumbers = numbersItsFees(items)
  return rowsWithMoney(items, ({ cells }) => cells.amount, locale).flatMap((item): MedicalInvoice['lines'] => {
    const { cells } = item
    const code = codeOfService(item, ownNumbers)
    const named = textOfCell(cells.description)
    const description = named !== null && /\p{L}{2}/u.test(named.value) ? named : null
    const amount = moneyOfCell(cells.amount, locale)
    if (amount === null || (code === null && description === null)) return []
    // A claim form names its sum in the column of services, behind a code of its own.
    if (description !== null && isServiceTotal(keyOf(description.value)) && code === null) return []
    return [
      {
        date: dayOfService(cells.date, locale),
        code,
        description,
        quantity: numberOfCell(cells.quantity, locale),
        amount,
      },
    ]
  })
}

const isSum = (key: string): boolean => isServiceTotal(key) || isNoService(key)

/** A list without headings and codes: only that its amounts add up to the total makes rows services. */
function linesWithoutHeadings(
  form: FormDocument,
  found: Found,
  { decimal, dateOrder }: Locale,
): MedicalInvoice['lines'] {
  const sums = [...found.total, ...found.net].filter(({ score }) => score > scores.sureSum)
  return readPlainLines(form.rows, { sums, decimal, isSum }).flatMap(({ description, amount }) => {
    const { row, start, end } = description
    // '27/06/2026  Initial assessment'
    const [first] = datesOf(row, dateOrder)
    const dated = first !== undefined && first.span.start <= start + 1 && first.span.end < end ? first : null
    const from = dated === null ? start : dated.span.end + 1
    const name = textOfCell([spanOf(row, from, end)])
    const date = dated && { ...readOfSpans([dated.span], scores.plainRow), value: dated.value }
    const read = { ...readOfSpans([amount.span], scores.plainRow), value: amount.value }
    return name === null ? [] : [{ date, code: null, description: name, quantity: null, amount: read }]
  })
}

/** Labelled sums, and those in the list's last row under the headings of its columns. */
function sumCandidates(
  found: Found,
  {
    totals,
    lines,
    locale,
  }: { totals: readonly TableRow<ServiceColumn>[]; lines: MedicalInvoice['lines']; locale: Locale },
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
    // What the lines add up to is what was charged for them.
    total: provedBy(
      [...found.total, ...under('total')],
      lines.map((line) => line.amount?.value),
    ),
    adjustments: [...found.adjustments, ...under('adjustments')],
    insurancePaid:
      found.insurancePaid.length === 0 && found.patientPaid.length > 0
        ? []
        : [...found.insurancePaid, ...under('insurancePaid')],
    patientPaid: found.patientPaid,
    patientResponsibility: [...found.patientResponsibility, ...under('patientResponsibility')],
    due: found.due,
  }
}

const explains = /explanation of (?:benefits|payment|review)|\beob\b|this is not a bill|claim summary/i

const noName = titleOrLabel(title, { fields: medicalFields, decoys: medicalDecoys })

/** The letterhead is the provider's on a bill, the insurer's on an explanation of benefits. */
function partiesOf(
  document: ReadDocument,
  form: FormDocument,
  found: Found,
): Pick<MedicalInvoice['fields'], 'provider' | 'payer'> {
  const head =
    letterheadOf(document, { found, title: noName, score: scores.letterhead }) ??
    headReadOf(document, { found, title: noName, score: scores.headName })
  const isExplanation = form.rows.some((row) => explains.test(row.text))
  const [provider] = found.provider
  const named = readOf(provider)
  return {
    provider: (provider?.score ?? 0) >= scores.sureProvider || head === null || isExplanation ? named : head,
    payer: readOf(found.payer[0]) ?? (isExplanation ? head : null),
  }
}

/** Reads a medical bill, statement, claim form or explanation of benefits from the words of its pages. */
export function readMedicalBill(document: ReadDocument): Pick<MedicalInvoice, 'fields' | 'lines'> {
  const isAnimals = isOfAnimal(document)
  const { form, locale, found } = readForm(document, {
    fields: isAnimals ? animalFields : medicalFields,
    decoys: medicalDecoys,
  })
  const table = readTable(form, {
    columns: serviceColumns,
    required: [['description', 'code'], ['amount']],
    fewest: 2,
    twice: { role: 'code', first: 'code', last: 'description' },
    anchors: ['amount'],
    wraps: ['description'],
    endsAt: (row) => afterServices.test(keyOf(row.text)),
    isTotal: (row) => isSum(keyOf(row.text)),
  })
  const billed = found.date[0] === undefined ? null : String(found.date[0].value)
  const listed = linesOf(table.items, { ...locale, billed })
  const coded = listed.length > 0 ? listed : readCodedRows(form.rows, locale)
  const lines = coded.length > 0 ? coded : linesWithoutHeadings(form, found, locale)
  const payments = paymentsOf(found, form)
  const sums = settleSums(
    sumCandidates(
      { ...found, ...payments },
      {
        totals: table.totals.filter(({ row }) => isServiceTotal(keyOf(row.text))),
        lines,
        locale,
      },
    ),
    equations,
  )
  const sum = (name: SumField): Read<number> | null => settledSum(name, sums)
  const parties = partiesOf(document, form, found)
  return {
    fields: {
      number: readOf(found.number[0]),
      date: readOf(ownDate(found, lines)) ?? letterDateOf(headOf(form), locale, otherDates(found, lines)),
      dueDate: readOf(found.dueDate[0]),
      patient: withoutBreed(readOf(found.patient[0])),
      patientId: readOf(found.patientId[0]),
      birthDate: birthDateOf(found, lines),
      ...parties,
      seller: parties.provider,
      buyer: readOf(found.buyer[0]) ?? (isAnimals ? null : readOf(found.patient[0])),
      npi: readNpi(found.npi[0], form.rows),
      memberId: readOf(found.memberId[0]),
      groupNumber: readOf(found.groupNumber[0]),
      claimId: readOf(found.claimId[0]),
      icdCodes: listOf(readIcdCodes(form.rows, table.items)),
      cptCodes: listOf(lines.flatMap(({ code }) => code ?? [])),
      currency: readOf(readCurrency(form.rows)),
      net: sum('net'),
      tax: sum('tax'),
      total: sum('total'),
      adjustments: sum('adjustments'),
      insurancePaid: sum('insurancePaid'),
      patientPaid: sum('patientPaid'),
      patientResponsibility: sum('patientResponsibility'),
      due: sum('due'),
    },
    lines,
  }
}
