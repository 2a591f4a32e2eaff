import { asList, type FormAnswer } from '@vitrine/engines/forms/answers/form-answer.ts'
import type { Locale } from '@vitrine/engines/forms/answers/parse-answer.ts'
import type { FormDocument } from '@vitrine/engines/forms/rows/form-page.ts'
import { spanOf } from '@vitrine/engines/forms/rows/search-rows.ts'
import {
  moneyOfCell,
  numberOfCell,
  readOfSpans,
  rowsWithMoney,
  textOfCell,
} from '@vitrine/engines/forms/tables/cells.ts'
import type { TableRow } from '@vitrine/engines/forms/tables/gather-items.ts'
import { readPlainLines } from '@vitrine/engines/forms/tables/read-plain-lines.ts'
import { readTable } from '@vitrine/engines/forms/tables/read-table.ts'
import { withoutRunningSums } from '@vitrine/engines/forms/tables/without-running-sums.ts'
import { datesOf } from '@vitrine/engines/forms/values/dates.ts'
import { keyOf } from '@vitrine/engines/text/text-key.ts'
import type { FoundInMedicalBill } from '../fields.ts'
import type { MedicalInvoice } from '../schema.ts'
import { scores } from '../weights.ts'
import { afterServices, isNoService, isServiceTotal, type ServiceColumn, serviceColumns } from './columns.ts'
import { dayOfService } from './day-of-service.ts'
import { doubtOffers } from './doubt-offers.ts'
import { readCodedRows } from './read-coded-rows.ts'
import { codeOfService, numbersItsFees } from './read-codes.ts'
import { readTickedRows } from './read-ticked-rows.ts'

const cameIn = /\b(?:paid|payments?|copay\w*|deductible|insurance|adjustments?|write-?offs?|credits?)\b/i

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
    // 'Copay paid 04/14  -20.00': what came in stands among the services with a minus sign.
    if (amount.value < 0 && code === null && cameIn.test(item.row.text)) return []
    // A row named as a total, without a code of its own, is the sum of a claim form.
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

const isDatedOrCoded = ({ date, code }: MedicalInvoice['lines'][number]): boolean => date !== null || code !== null

const isSum = (key: string): boolean => isServiceTotal(key) || isNoService(key)

/** A list without headings and codes: rows are services only if their amounts add up to the total. */
function linesWithoutHeadings(
  form: FormDocument,
  found: FoundInMedicalBill,
  { decimal, dateOrder, charged }: Locale & { charged: FormAnswer | null },
): MedicalInvoice['lines'] {
  const sums = [...found.total, ...found.net, ...asList(charged)].filter(({ score }) => score > scores.sureSum)
  return readPlainLines(form.rows, { sums, decimal, isSum }).flatMap(({ description, amount }) => {
    const [begin] = description
    if (begin === undefined) return []
    const { row, start, end } = begin
    // '27/06/2026  Initial assessment'
    const [first] = datesOf(row, dateOrder)
    const dated = first !== undefined && first.span.start <= start + 1 && first.span.end < end ? first : null
    const from = dated === null ? start : dated.span.end + 1
    const name = textOfCell([spanOf(row, from, end), ...description.slice(1)])
    const date = dated && { ...readOfSpans([dated.span], scores.plainRow), value: dated.value }
    const read = { ...readOfSpans([amount.span], scores.plainRow), value: amount.value }
    return name === null ? [] : [{ date, code: null, description: name, quantity: null, amount: read }]
  })
}

export interface ListedServices {
  lines: MedicalInvoice['lines']
  items: readonly TableRow<ServiceColumn>[]
  /** The list's last rows, which sum it up. */
  totals: readonly TableRow<ServiceColumn>[]
}

/** The ticked services of an offer; else those under column headings, else by their codes, else by their sum. */
export function listServices(
  form: FormDocument,
  found: FoundInMedicalBill,
  { locale, charged }: { locale: Locale; charged: FormAnswer | null },
): ListedServices {
  const table = readTable(form, {
    columns: serviceColumns,
    required: [['description', 'code'], ['amount']],
    fewest: 2,
    twice: [
      { role: 'code', first: 'code', last: 'description' },
      // 'Acte … Libellé'
      { role: 'description', first: 'code' },
    ],
    anchors: ['amount'],
    wraps: ['description'],
    endsAt: (row) => afterServices.test(keyOf(row.text)),
    isTotal: (row) => isSum(keyOf(row.text)),
  })
  const billed = found.date[0] === undefined ? null : String(found.date[0].value)
  const listed = withoutRunningSums(linesOf(table.items, { ...locale, billed }), isDatedOrCoded)
  const stated = [...found.total, ...found.net, ...found.due].map(({ value }) => Number(value))
  const ticked = readTickedRows(form.rows, stated, locale)
  const coded = listed.length > 0 ? listed : readCodedRows(form.rows, locale)
  const lines = ticked.length > 0 ? ticked : doubtOffers(coded, { rows: form.rows, sums: stated })
  return {
    lines: lines.length > 0 ? lines : linesWithoutHeadings(form, found, { ...locale, charged }),
    items: table.items,
    totals: table.totals.filter(({ row }) => isServiceTotal(keyOf(row.text))),
  }
}
