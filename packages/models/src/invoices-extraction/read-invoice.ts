import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { decimalMarkOf } from '@vitrine/engines/documents/fields/amounts.ts'
import { dateOrderOf } from '@vitrine/engines/documents/fields/dates.ts'
import type { Candidate } from '@vitrine/engines/documents/fields/field-description.ts'
import { candidateOf, type FieldContext, findFields, valuesOf } from '@vitrine/engines/documents/fields/find-fields.ts'
import { searchRowsOf } from '@vitrine/engines/documents/fields/search-rows.ts'
import { keyOf } from '@vitrine/engines/documents/fields/text-key.ts'
import { type Item, readItems } from '@vitrine/engines/documents/items/item-table.ts'
import { readPlainLines } from '@vitrine/engines/documents/items/read-plain-lines.ts'
import { boxAround } from '@vitrine/engines/documents/layout/box.ts'
import { afterLines, lineColumns } from './columns.ts'
import { confidenceOf } from './confidence.ts'
import { invoiceDecoys } from './decoys.ts'
import { invoiceFields } from './descriptions.ts'
import { readCurrency } from '@vitrine/engines/documents/fields/read-currency.ts'
import { type Party, readParties } from './read-parties.ts'
import { looksLikeReceipt, readReceiptHead } from './read-receipt-head.ts'
import type { AmountRead, Invoice, InvoiceLine, TextRead } from './schema.ts'
import { agrees, settleAmounts } from './settle-amounts.ts'

/** Reads an invoice's or a receipt's header and lines from the words of its pages. */
export function readInvoice(document: ReadDocument): Pick<Invoice, 'fields' | 'lines'> {
  const rows = searchRowsOf(document)
  const context: FieldContext = { rows, decimal: decimalMarkOf(rows), dateOrder: dateOrderOf(rows) }
  const found = findFields(context, invoiceFields, invoiceDecoys)
  const receipt = looksLikeReceipt(rows)
  const { picks, agreement } = settleAmounts(found, moneyOf(context))
  const sums = Math.max(0, agreement)
  const currency = readCurrency(rows)
  const parties = receipt ? { seller: readReceiptHead(document), buyer: null } : readParties(document)
  const total = amountOf(picks.total, sums)
  const seller = partyName(parties.seller)
  return {
    fields: {
      number: textOf(found.number[0] ?? null),
      date: textOf(found.date[0] ?? firstDate(context)),
      seller,
      buyer: partyName(parties.buyer),
      currency: currency && textOf(candidateOf(currency.value, currency.span, currency.score)),
      net: amountOf(picks.net, sums),
      tax: amountOf(picks.tax, sums),
      total,
      due: amountOf(picks.due, sums) ?? dueOf(total, picks.prepaid),
      company: seller,
      address: partyAddress(parties.seller),
    },
    lines: itemsOf(
      context,
      [picks.net, picks.total].filter((pick) => pick !== null),
      found.net,
    ).map(lineOf),
  }
}

/** The table under its headings, else rows that add up to one of the sums. */
function itemsOf({ rows, decimal }: FieldContext, sums: readonly Candidate[], subtotals: readonly Candidate[]): Item[] {
  const items = readItems({ rows, columns: lineColumns, decimal, endsAt: (row) => afterLines.test(keyOf(row.text)) })
  return items.length > 0
    ? lessReductions(items, [...sums, ...subtotals])
    : readPlainLines(rows, { sums, decimal, isSum: (key) => afterLines.test(key) })
}

/** Takes discounts off their items where only that makes the lines add up to a sum of the document. */
function lessReductions(items: readonly Item[], sums: readonly Candidate[]): Item[] {
  const addsUp = (list: readonly Item[]): boolean =>
    sums.some(({ value }) =>
      agrees(
        Number(value),
        list.reduce((sum, item) => sum + item.amount.value, 0),
      ),
    )
  const reduced = items.map((item) => ({
    ...item,
    amount: { ...item.amount, value: cents(item.amount.value + item.reduction) },
  }))
  return !addsUp(items) && addsUp(reduced) ? reduced : [...items]
}

const cents = (value: number): number => Math.round(100 * value) / 100

/** Every amount of the document: what was paid is looked up among them. */
function moneyOf(context: FieldContext): Candidate[] {
  return context.rows.flatMap((row) =>
    valuesOf(row, context).flatMap(({ type, value, span }) =>
      type === 'amount' ? [candidateOf(value, span, 0.5)] : [],
    ),
  )
}

/** The first date of the document stands in for one without a label. */
function firstDate(context: FieldContext): Candidate | null {
  for (const row of context.rows) {
    const date = valuesOf(row, context).find(({ type }) => type === 'date')
    if (date !== undefined) return candidateOf(date.value, date.span, 0.45)
  }
  return null
}

/** Nothing named as due and nothing prepaid: the total is to be paid. */
function dueOf(total: AmountRead, prepaid: Candidate | null): AmountRead {
  if (total === null || (prepaid !== null && Number(prepaid.value) !== 0)) return null
  return { ...total, confidence: 0.9 * total.confidence }
}

function textOf(candidate: Candidate | null): TextRead {
  return candidate === null ? null : { ...placed(candidate, 0), value: String(candidate.value) }
}

function amountOf(candidate: Candidate | null, agreement: number): AmountRead {
  return candidate === null ? null : { ...placed(candidate, agreement), value: Number(candidate.value) }
}

function placed({ text, page, box, score, legibility }: Candidate, agreement: number) {
  return {
    text,
    page,
    box: [...box] as [number, number, number, number],
    confidence: confidenceOf(score, { legibility, agreement }),
  }
}

function partyName(party: Party | null): TextRead {
  if (party === null) return null
  const text = party.text ?? party.name.map((line) => line.text).join('\n')
  return textOf({ value: text, text, score: party.score, ...placeOfLines(party.name) })
}

function partyAddress(party: Party | null): TextRead {
  if (party === null || party.address.length === 0) return null
  const text = party.address.map((line) => line.text).join('\n')
  const value = (party.addressText ?? party.address.map((line) => line.text))
    .map((line) => line.replace(/[,\s]+$/, ''))
    .join(', ')
  return textOf({ value, text, score: party.score, ...placeOfLines(party.address) })
}

function placeOfLines(lines: Party['name']) {
  const words = lines.flatMap((line) => line.words)
  return {
    page: lines[0]?.page ?? 1,
    box: boxAround(lines.map((line) => line.box)),
    legibility: words.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, words.length),
  }
}

function lineOf(item: Item): InvoiceLine {
  const [first] = item.description
  return {
    description:
      first === undefined
        ? null
        : textOf({
            value: item.description.map((span) => span.text).join('\n'),
            text: item.description.map((span) => span.text).join('\n'),
            page: first.row.page,
            box: boxAround(item.description.map((span) => span.box)),
            score: 0.85,
            legibility: Math.min(...item.description.map((span) => span.confidence)),
          }),
    quantity: item.quantity && amountOf(candidateOf(item.quantity.value, item.quantity.span, 0.9), 0),
    amount: amountOf(candidateOf(item.amount.value, item.amount.span, 0.9), 0),
  }
}
