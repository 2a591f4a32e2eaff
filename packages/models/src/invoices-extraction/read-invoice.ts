import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { numberReadOf, ofTwoReadings, readOf } from '@vitrine/engines/forms/answers/confidence.ts'
import { dateBesideSum } from '@vitrine/engines/forms/answers/date-beside-sum.ts'
import { answerOfSpan, asList, type FormAnswer } from '@vitrine/engines/forms/answers/form-answer.ts'
import { onePerRow } from '@vitrine/engines/forms/answers/one-per-row.ts'
import type { Locale } from '@vitrine/engines/forms/answers/parse-answer.ts'
import { readForm } from '@vitrine/engines/forms/answers/read-form.ts'
import { readOfDate } from '@vitrine/engines/forms/answers/read-of-date.ts'
import { sumOfKind } from '@vitrine/engines/forms/answers/settle-sums.ts'
import { isProse } from '@vitrine/engines/forms/letters/around.ts'
import { dayToPay } from '@vitrine/engines/forms/letters/day-to-pay.ts'
import { greeted, mailFrameOf } from '@vitrine/engines/forms/letters/mail-frame.ts'
import { labelledOrSaid, sumsInSentences } from '@vitrine/engines/forms/letters/sums-in-sentences.ts'
import type { FormDocument } from '@vitrine/engines/forms/rows/form-page.ts'
import type { Span } from '@vitrine/engines/forms/rows/search-rows.ts'
import { addedUp } from '@vitrine/engines/forms/sums/added-up.ts'
import { moneyOf } from '@vitrine/engines/forms/sums/additions.ts'
import { closingSums } from '@vitrine/engines/forms/sums/closing-sums.ts'
import { paidInFull } from '@vitrine/engines/forms/sums/paid-in-full.ts'
import { nextPayment } from '@vitrine/engines/forms/sums/planned-payments.ts'
import { datesOf, otherReading } from '@vitrine/engines/forms/values/dates.ts'
import { readCurrency } from '@vitrine/engines/forms/values/read-currency.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import { agrees } from '../shared/extraction/compare-sums.ts'
import type { AmountRead, TextRead } from '../shared/extraction/extraction-schema.ts'
import { invoiceFields } from './descriptions.ts'
import { apartFromItems } from './lines/apart-from-items.ts'
import { type Item, listedItems, namesLevy, readLines } from './lines/read-lines.ts'
import { readParties } from './parties/read-parties.ts'
import { partyAddress, partyName } from './parties/read-party.ts'
import { looksLikeReceipt, readReceiptHead } from './parties/read-receipt-head.ts'
import type { Invoice } from './schema.ts'
import type { BetweenName } from './sums/between-net-and-total.ts'
import { feesAfterTax } from './sums/fees-after-tax.ts'
import { type Settled, settleAmounts } from './sums/settle-amounts.ts'
import { sumsByRate } from './sums/sums-by-rate.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }
import { confidenceSupport, firstDateScore, plannedDayScore, sumScore, totalAsDue } from './weights.ts'

const { ofAccount, ofRegister } = readPatterns(new URL('./wordings/of-account.txt', import.meta.url), [
  'ofAccount',
  'ofRegister',
])

/** Whether a number is one of an account, a register or a telephone by what stands before it. */
export function namesAccount({ row, start }: Pick<Span, 'row' | 'start'>): boolean {
  const before = row.text.slice(0, start)
  return ofAccount.test(before) || ofRegister.test(before)
}

const { agreed: agreedSupport, netDisagreed, taxDisagreed, oneOfSeveralTaxes } = confidenceSupport

function taxSupport(agreed: boolean | null, taxes: readonly FormAnswer[]): number {
  if (agreed === true) return agreedSupport
  const amounts = new Set(taxes.map(({ value }) => Number(value).toFixed(2)))
  return amounts.size > 1 ? oneOfSeveralTaxes : agreed === false ? taxDisagreed : 0
}

/** The net sum to compare lines with where only tax and total are printed. */
function beforeTax({ tax, total }: { tax: FormAnswer | null; total: FormAnswer | null }): FormAnswer | null {
  if (tax === null || total === null) return null
  return { ...total, value: Math.round(100 * (Number(total.value) - Number(tax.value))) / 100 }
}

/** Every place of the sums: the one in the last sentence may say by when. */
const placesOf = (sums: readonly (FormAnswer | null)[], money: readonly FormAnswer[]): FormAnswer[] =>
  sums.flatMap((sum) =>
    sum === null ? [] : [sum, ...money.filter(({ value }) => agrees(Number(value), Number(sum.value)))],
  )

const amountOf = (items: readonly Item[]): number => items.reduce((sum, { amount }) => sum + amount.value, 0)

/** The sum of the items, which may be printed below them without a label. */
function sumOfItems(items: readonly Item[], money: readonly FormAnswer[]): FormAnswer[] {
  if (items.length < 2) return []
  const sum = amountOf(items)
  const last = Math.max(...items.map(({ amount }) => amount.span.row.index))
  const printed = money.find(
    ({ value, spans }) => agrees(Number(value), sum) && spans.every(({ row }) => row.index > last),
  )
  return printed === undefined ? [] : [{ ...printed, score: sumScore.ofItems }]
}

/** The first date of the document is used where none has a label. */
function firstDate({ rows }: FormDocument, { dateOrder, dateOrderProven }: Locale): FormAnswer | null {
  const [first] = rows.flatMap((row) => datesOf(row, dateOrder).slice(0, 1))
  if (first === undefined) return null
  const undecided = !dateOrderProven && otherReading(first.span.text, first.value) !== null
  return { ...answerOfSpan(first.value, first.span, firstDateScore), undecided }
}

/** The dates without those beside what was paid before: that is the day on which it was. */
function billedOn(dates: readonly FormAnswer[], prepaid: readonly FormAnswer[]): FormAnswer[] {
  const rows = new Set(prepaid.flatMap(({ spans }) => spans.map(({ row }) => row.index)))
  return dates.filter(({ spans }) => spans.every(({ row }) => isProse(row) || !rows.has(row.index)))
}

/** Two figures below the total that add up to it: the sum prepaid and the sum left. */
function leftOf(
  { tax, total }: Pick<Settled['picks'], 'tax' | 'total'>,
  money: readonly FormAnswer[],
): FormAnswer | null {
  if (total === null) return null
  const isTax = (value: number): boolean => tax !== null && agrees(value, Number(tax.value))
  const below = money.filter(({ page, box }) => page === total.page && box[1] > total.box[3] - 0.002)
  for (const [index, paid] of below.entries()) {
    const left = below[index + 1]
    if (left === undefined || Number(paid.value) === 0 || Number(left.value) <= 0) continue
    // 'incl. tax 1.60, net 22.80' also add up to the total.
    if (isTax(Number(paid.value)) || isTax(Number(left.value))) continue
    if (Math.abs(Number(total.value) - Math.abs(Number(paid.value)) - Number(left.value)) < 0.011)
      return { ...left, score: sumScore.left }
  }
  return null
}

/** The sum prepaid, in one payment or in several, where the total and the sum left confirm it. */
function prepaidOf({ prepaid, total, due }: Settled['picks'], payments: readonly FormAnswer[]): AmountRead {
  if (total === null || due === null) return null
  const found = [...asList(prepaid), ...asList(addedUp(onePerRow(payments)))].find(({ value }) =>
    agrees(Number(total.value) - Math.abs(Number(value)), Number(due.value)),
  )
  return found === undefined ? null : numberReadOf({ ...found, value: Math.abs(Number(found.value)) }, agreedSupport)
}

/** A discount on all items stands before the net sum where only it leads to that, from the items or from a sum of them. */
function discountOfItems(
  discounts: readonly FormAnswer[],
  { items, subtotals, net }: { items: readonly Item[]; subtotals: readonly FormAnswer[]; net: FormAnswer | null },
): AmountRead {
  if (net === null) return null
  const sums = [...(items.length === 0 ? [] : [amountOf(items)]), ...subtotals.map(({ value }) => Number(value))]
  const found = discounts.find(({ value }) =>
    sums.some((sum) => agrees(sum - Math.abs(Number(value)), Number(net.value))),
  )
  return found === undefined ? null : numberReadOf({ ...found, value: Math.abs(Number(found.value)) }, agreedSupport)
}

/** Tax that is subtracted from the total, where the sum due confirms it. */
function withheldOf(withheld: readonly FormAnswer[], { total, due }: Settled['picks']): AmountRead {
  if (total === null || due === null) return null
  const found = [...withheld, ...sumOfKind(withheld)].find(({ value }) =>
    agrees(Number(total.value) - Math.abs(Number(value)), Number(due.value)),
  )
  return found === undefined ? null : numberReadOf({ ...found, value: Math.abs(Number(found.value)) }, agreedSupport)
}

/** Nothing is due before it is billed: such a date is probably another one. */
function dueDateOf(due: FormAnswer | undefined, billed: FormAnswer | undefined): TextRead {
  const read = readOf(due)
  if (read === null || billed === undefined || read.value >= String(billed.value)) return read
  return { ...read, confidence: Math.min(read.confidence, ofTwoReadings) }
}

/** The best answer other than `taken`: one number may be under two labels. */
const otherThan = (answers: readonly FormAnswer[], taken: FormAnswer | undefined): FormAnswer | undefined =>
  answers.find(({ value, box }) => value !== taken?.value || box[1] !== taken.box[1])

/** The total as the sum due, for invoices that name none; null where something was prepaid. */
function dueOf(total: AmountRead, prepaid: FormAnswer | null): AmountRead {
  if (total === null || (prepaid !== null && Number(prepaid.value) !== 0)) return null
  return { ...total, confidence: totalAsDue * total.confidence }
}

/** Reads an invoice's or a receipt's header and lines from the words of its pages. */
export function readInvoice(document: ReadDocument): Pick<Invoice, 'fields' | 'lines'> {
  const { form, locale, found: everywhere } = readForm(document, { fields: invoiceFields, decoys: vocabulary.decoys })
  const listed = listedItems(form, locale)
  const items = listed.map(({ amount }) => amount.span.row)
  const receipt = looksLikeReceipt(form.rows)
  const apart = (name: 'date' | 'net' | 'tax' | 'total' | 'due', further: FormAnswer | null = null): FormAnswer[] =>
    apartFromItems([...everywhere[name], ...asList(further)], items)
  const byRate = sumsByRate(form, locale, everywhere.total)
  const money = moneyOf(form, locale, sumScore.unlabelled)
  const closing = closingSums(money)
  const said = sumsInSentences(form.rows, money)
  const found = {
    ...everywhere,
    date: billedOn(apart('date'), everywhere.prepaid),
    // On a receipt that sum is usually the total itself.
    net: [...byRate.net, ...apart('net', closing.net), ...(receipt ? [] : sumOfItems(listed, money))],
    tax: labelledOrSaid([...byRate.tax, ...apart('tax')], said.tax),
    total: labelledOrSaid(apart('total', closing.total), said.total),
    prepaid: labelledOrSaid([...everywhere.prepaid, ...asList(closing.paid)], said.paid),
    due: labelledOrSaid(apart('due', closing.due), said.due),
    // A pension levy is also a few per cent of the net sum.
    addedTax: asList(addedUp(closing.taxes.filter(({ spans }) => spans.every(({ row }) => !namesLevy(row.text))))),
  }
  const { picks, agreed, between } = settleAmounts(found, money)
  const left = leftOf(picks, money)
  // Without a label of its own, what is due is a guess from the total, and a receipt says that this was paid.
  const settled =
    found.due.length > 0 || picks.total === null
      ? null
      : numberReadOf(paidInFull(Number(picks.total.value), form, locale))
  const support = agreed === true ? agreedSupport : 0
  const parties = receipt ? { seller: readReceiptHead(document), buyer: null } : readParties(document)
  const total = numberReadOf(picks.total, support)
  const frame = receipt ? null : mailFrameOf(form.rows)
  const seller = readOf(frame?.sender) ?? partyName(parties.seller)
  const number = found.number.find(({ spans }) => !spans.every(namesAccount))
  const date = readOf(found.date[0] ?? firstDate(form, locale))
  const betweenOf = (name: BetweenName): AmountRead => {
    const one = between.find((part) => part.name === name)
    return one === undefined
      ? null
      : numberReadOf({ ...one.answer, value: name === 'rounding' ? one.value : Math.abs(one.value) }, support)
  }
  // A deposit that is asked for was not paid, and the rest of the total is not due yet.
  const next =
    picks.total === null || date === null || settled !== null
      ? null
      : nextPayment(Number(picks.total.value), { money, dateOrder: locale.dateOrder, billed: date.value })
  const withheld = betweenOf('withheld') ?? withheldOf(everywhere.withheld, picks)
  const prepaid = prepaidOf({ ...picks, due: picks.due ?? left }, found.prepaid)
  return {
    fields: {
      number: readOf(number),
      date,
      dueDate:
        (next?.day && readOfDate(next.day, locale, plannedDayScore)) ??
        dueDateOf(found.dueDate[0], found.date[0]) ??
        // A date beside a sum that was paid is the day of its payment.
        (settled === null
          ? (dateBesideSum(placesOf([picks.due, picks.total], money), form, locale) ??
            (date && readOf(dayToPay(form.rows, date.value))))
          : null),
      orderNumber: readOf(otherThan(found.orderNumber, number)),
      seller,
      buyer: readOf(frame?.recipient) ?? partyName(parties.buyer) ?? (receipt ? null : readOf(greeted(form.rows))),
      currency: readOf(readCurrency(form.rows)),
      net: numberReadOf(picks.net, agreed === false ? netDisagreed : support),
      shipping: betweenOf('shipping'),
      discount:
        betweenOf('discount') ??
        discountOfItems(everywhere.discount, { items: listed, subtotals: found.net, net: picks.net }),
      withheld,
      rounding: betweenOf('rounding'),
      tax: numberReadOf(picks.tax, taxSupport(agreed, found.tax)),
      total,
      // What was withheld was not paid before.
      prepaid: next !== null || prepaid?.value === withheld?.value ? null : prepaid,
      due:
        settled ??
        numberReadOf(next?.amount) ??
        numberReadOf(picks.due, support) ??
        numberReadOf(left) ??
        dueOf(total, picks.prepaid),
      company: seller,
      address: partyAddress(parties.seller),
    },
    lines: readLines(form, {
      listed,
      locale,
      fees: feesAfterTax(between),
      sums: [picks.net, picks.total, beforeTax(picks)].filter((pick) => pick !== null),
      subtotals: found.net,
      noItems: [picks.prepaid, picks.due].filter((pick) => pick !== null),
    }),
  }
}
