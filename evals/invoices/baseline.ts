import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { type SearchRow, searchRowsOf } from '@vitrine/engines/forms/rows/search-rows.ts'
import { amountsOf, decimalMarkOf } from '@vitrine/engines/forms/values/amounts.ts'
import { datesOf } from '@vitrine/engines/forms/values/dates.ts'

const labels: Record<'net' | 'tax' | 'total' | 'due', RegExp> = {
  net: /netto|net\b|ohne ust|ht\b|subtotal/i,
  tax: /steuer|ust|mwst|vat|tva|tax|gst/i,
  total: /total|brutto|gesamt|summe/i,
  due: /zahl|due|payer/i,
}

const hasWord = (row: SearchRow): boolean => /\p{L}{3}/u.test(row.text)

function firstMatch(rows: readonly SearchRow[], pattern: RegExp): string | null {
  for (const row of rows) {
    const found = pattern.exec(row.text)?.[1]
    if (found !== undefined) return found
  }
  return null
}

/**
 * What a first script would do: the first row that names a field gives its last amount, the first date and the first code
 * after 'Nr' or 'No' are the invoice's, the first line is the seller.
 */
export function baselineAnswer(document: ReadDocument): Record<string, string | number | null> {
  const rows = searchRowsOf(document)
  const decimal = decimalMarkOf(rows)
  const lastAmount = (label: RegExp): number | null => {
    const row = rows.find(
      (candidate) => label.test(candidate.text) && amountsOf(candidate, decimal).some(({ money }) => money),
    )
    return row === undefined ? null : (amountsOf(row, decimal).findLast(({ money }) => money)?.value ?? null)
  }
  const text = (index: number): string | null => rows.filter(hasWord)[index]?.text ?? null
  return {
    number: firstMatch(rows, /(?:rechnung|invoice|facture).*?(?:nr|no|n°|#)?\.?:?\s*([A-Z0-9][\w/.-]*\d[\w/.-]*)/i),
    date: rows.flatMap((row) => datesOf(row, 'day-first'))[0]?.value ?? null,
    seller: text(0),
    buyer: text(1),
    currency: firstMatch(rows, /(EUR|USD|GBP|CHF)/) ?? (rows.some((row) => row.text.includes('€')) ? 'EUR' : null),
    net: lastAmount(labels.net),
    tax: lastAmount(labels.tax),
    total: lastAmount(labels.total),
    due: lastAmount(labels.due),
    company: text(0),
    address: [1, 2, 3]
      .map(text)
      .filter((line) => line !== null)
      .join(' '),
  }
}
