import { mean } from '@vitrine/basics/statistics.ts'
import type { Line, ReadDocument } from '@vitrine/engines/documents/document.ts'
import { lineOfWords, rowsOfWords } from '@vitrine/engines/documents/layout/lines.ts'
import { legalForm } from '@vitrine/engines/forms/parties/address-blocks.ts'
import { nameInLine } from '@vitrine/engines/forms/parties/name-in-line.ts'
import type { SearchRow } from '@vitrine/engines/forms/rows/search-rows.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import { keyOf, nearlyEqual } from '@vitrine/engines/text/text-key.ts'
import vocabulary from '../vocabulary.json' with { type: 'json' }
import { pagePlace, partyScore } from '../weights.ts'
import { addressWord, repairAddress } from './address-words.ts'
import type { Party } from './party.ts'

const { registration, addressed } = readPatterns(new URL('./wordings/read-receipt-head.txt', import.meta.url), [
  'registration',
  'addressed',
])

/** First words of the lines that end the head of a till receipt; words of tills, and those of them that other bills print too. */
const { afterHead, till, alsoOnOtherBills } = vocabulary.receipts

const taxInvoice = /\b(?:tax|cash) ?(?:invoice|bill)\b|\binvoi[ac][e]?\b/

const mostAddressLines = 6

function isLegible(line: Line): boolean {
  const letters = line.text.match(/\p{L}/gu)?.length ?? 0
  return letters >= 3 && /\p{L}{3}/u.test(line.text) && letters >= 0.25 * line.text.length
}

const isAddress = (line: Line): boolean => addressWord.test(keyOf(line.text))

const meanConfidence = (line: Line): number => mean(line.words.map((word) => word.confidence))

/** The name without the registration number that often follows it, and with the legal form corrected. */
function companyName(text: string): string {
  return (
    text
      .replace(/\s*[({[<][^)}\]>]*\d[^)}\]>]*[)}\]>]?\s*$/, '')
      .replace(/\s+\d{4,}\s?-\s?[A-Z]{1,2}\W*$/, '')
      .replace(/\bS[DOUO0]N\.?\s*[BGR68][HN][DO0]\b(?:\s+B[HN]D\b)?/i, (form) =>
        form === form.toUpperCase() ? 'SDN BHD' : 'Sdn Bhd',
      )
      // 'S/B' is the same form, shortened.
      .replace(/\s[S5]\/[B8]$/, ' S/B')
      .trim()
  )
}

/** The line with a legal form, else the first one in capitals above the address, else the first that is not handwriting. */
function nameIndex(lines: readonly Line[]): number {
  const company = lines.findIndex(
    (line) => legalForm.test(companyName(line.text)) && !isAddress(line) && !registration.test(line.text),
  )
  if (company >= 0) return company
  const addressAt = lines.findIndex(isAddress)
  const above = lines.slice(0, addressAt <= 0 ? 3 : addressAt).filter((line) => !registration.test(line.text))
  const clear =
    above.find((line) => line.text === line.text.toUpperCase() && meanConfidence(line) > 0.5) ??
    above.find((line) => meanConfidence(line) > 0.5)
  return clear === undefined ? 0 : lines.indexOf(clear)
}

/** A name may continue on the next line: 'HARDWARE &' / 'ELECTRICAL'. */
const runsOver = (name: Line, next: Line): boolean => /[&,]$/.test(name.text.trim()) && !isAddress(next)

function endsHead(key: string): boolean {
  const [first = ''] = key.split(' ')
  return (
    taxInvoice.test(key) ||
    afterHead.some((word) => first === word || (word.length >= 5 && nearlyEqual(first, word, 1)))
  )
}

/** From the first address line to the one before the telephone, the registration or the invoice's title. */
function addressBelow(lines: readonly Line[]): Line[] {
  const from = lines.findIndex((line) => isAddress(line) && !registration.test(line.text))
  if (from < 0) return []
  const body = lines.slice(from)
  const end = body.findIndex(
    (line) => endsHead(keyOf(line.text)) || registration.test(line.text) || /[:#]/.test(line.text),
  )
  return (end < 0 ? body : body.slice(0, end)).slice(0, mostAddressLines)
}

/**
 * The shop's name and address at the top of a till receipt: the first lines down to the telephone or the word
 * invoice. Receipts put no label on either.
 */
export function readReceiptHead(document: ReadDocument): Party | null {
  const page = document.pages[0]
  if (page === undefined) return null
  const lines = rowsOfWords(page.words)
    .map(lineOfWords)
    .filter((line) => line.box[1] < pagePlace.receiptHeadEnds && isLegible(line))
    .slice(0, 14)
  const nameAt = nameIndex(lines)
  const name = lines[nameAt]
  if (name === undefined) return null
  const next = lines[nameAt + 1]
  const nameLines = next !== undefined && runsOver(name, next) ? [name, next] : [name]
  const address = addressBelow(lines.slice(nameAt + nameLines.length))
  const text = nameLines.map((line) => companyName(nameInLine(line.text) ?? line.text)).join(' ')
  return {
    name: nameLines,
    text,
    address,
    addressText: address.map((line) => repairAddress(line.words)),
    score: partyScore.receiptHead,
  }
}

/** Whether the words are those of a till receipt rather than of a letter with an addressee. */
export function looksLikeReceipt(rows: readonly SearchRow[]): boolean {
  if (rows.some((row) => row.page > 1) || rows.every((row) => !row.recognised && row.aspect > 0.6)) return false
  const text = ` ${rows.map((row) => keyOf(row.text)).join(' ')} `
  const said = till.filter((word) => text.includes(` ${word} `))
  const isAddressed = addressed.test(text)
  // A long strip of paper is a till roll even where recognition left few of its words.
  const strip = rows.some((row) => row.recognised && row.aspect < 0.6)
  return !isAddressed && (strip || (said.length >= 2 && said.some((word) => !alsoOnOtherBills.includes(word))))
}
