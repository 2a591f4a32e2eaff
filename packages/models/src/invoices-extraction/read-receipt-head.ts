import type { Line, ReadDocument } from '@vitrine/engines/documents/document.ts'
import { rowsOfWords, lineOfWords } from '@vitrine/engines/documents/layout/lines.ts'
import { legalForm } from '@vitrine/engines/documents/fields/address-blocks.ts'
import { keyOf } from '@vitrine/engines/documents/fields/text-key.ts'
import type { SearchRow } from '@vitrine/engines/documents/fields/search-rows.ts'
import type { Party } from './read-parties.ts'

/** What tells the address lines of a till receipt from what follows them. */
const afterHead =
  /^(?:tel|phone|fax|gst|tax|invoice|receipt|date|cash|bill|table|email|e mail|www|http|doc|ref|no resit|simplified|order|hotline|customer|rounding|cashier|pos|member)\b/
const registration =
  /\b(?:co|company|reg|roc|gst|business)\b.*\d|^\W*\(?[\dA-Z]{2,9}\s?-\s?[A-Z]{1,2}\)?\W*$|^\W*\(?\d{6,}/i
const addressWord =
  /\b(?:no|lot|jalan|jln|lorong|lrg|taman|tmn|street|st|road|rd|avenue|ave|floor|flr|block|blk|level|bandar|kampung|kg|batu|persiaran|lebuh|wisma|plaza|mall|centre|center|pt|gf|ground|ampang|seksyen|kawasan|strasse|str|rue|platz|unit|suite|po box|drive|lane|way)\b|\d{4,6}/
const letters = /\p{L}{3}/u

/**
 * The shop's name and address at the top of a till receipt: the first lines down to the telephone or tax number.
 * Receipts put no label on either.
 */
export function readReceiptHead(document: ReadDocument): Party | null {
  const page = document.pages[0]
  if (page === undefined) return null
  const lines = rowsOfWords(page.words)
    .map(lineOfWords)
    .filter((line) => line.box[1] < 0.5 && letters.test(line.text))
    .slice(0, 14)
  const end = lines.findIndex((line, index) => index > 0 && afterHead.test(keyOf(line.text)))
  const head = (end < 0 ? lines.slice(0, 8) : lines.slice(0, end)).filter(
    (line) => !registration.test(line.text) || addressWord.test(keyOf(line.text)),
  )
  const nameAt = nameIndex(head)
  const name = head[nameAt]
  if (name === undefined) return null
  const address = head.slice(nameAt + 1).filter((line) => !registrationOnly(line))
  const from = address.findIndex((line) => addressWord.test(keyOf(line.text)))
  return {
    name: nameLines(name, head[nameAt + 1]),
    text: withoutRegistration(name, head[nameAt + 1]),
    address: from < 0 ? [] : address.slice(from),
    score: 0.7,
  }
}

/** The first line with a legal form, else the first that is no handwriting or logo: capital letters and legible. */
function nameIndex(head: readonly Line[]): number {
  const company = head.slice(0, 4).findIndex((line) => legalForm.test(line.text))
  if (company >= 0) return company
  const firstAddress = head.findIndex((line) => addressWord.test(keyOf(line.text)))
  const named = head.slice(0, firstAddress <= 0 ? 3 : firstAddress)
  const capital = named.findIndex((line) => line.text === line.text.toUpperCase())
  return capital >= 0 ? capital : 0
}

const registrationOnly = (line: Line): boolean => registration.test(line.text) && !addressWord.test(keyOf(line.text))

/** A name may run over: 'HARDWARE &' / 'ELECTRICAL'. */
const runsOver = (name: Line, next: Line | undefined): next is Line =>
  next !== undefined && /[&,]$/.test(name.text.trim()) && !addressWord.test(keyOf(next.text))

function nameLines(name: Line, next: Line | undefined): Line[] {
  return runsOver(name, next) ? [name, next] : [name]
}

function withoutRegistration(name: Line, next: Line | undefined): string {
  return nameLines(name, next)
    .map((line) => line.text)
    .join(' ')
    .replace(/\s*\(?\b\d{4,}\s?-\s?[A-Z]{1,2}\)?.*$/, '')
    .trim()
}

const tillWords = [
  'cash',
  'change',
  'cashier',
  'rounding',
  'receipt',
  'thank you',
  'qty',
  'tender',
  'gst',
  'resit',
  'visa',
  'please come again',
  'tax invoice',
  'goods sold',
  'salesperson',
  'sdn bhd',
  'kassenbon',
  'bar',
  'ruckgeld',
]

/** Whether the words are those of a till receipt rather than of a letter with an addressee. */
export function looksLikeReceipt(rows: readonly SearchRow[]): boolean {
  if (rows.some((row) => row.page > 1) || rows.every((row) => !row.recognised && row.aspect > 0.6)) return false
  const text = ` ${rows.map((row) => keyOf(row.text)).join(' ')} `
  const hits = tillWords.filter((word) => text.includes(` ${word} `)).length
  const addressed = / (?:bill to|invoice to|sold to|rechnungsempfanger|kundennummer) /.test(text)
  return hits >= 2 && !addressed
}
