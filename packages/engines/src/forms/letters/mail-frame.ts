import { readPatterns } from '../../text/read-patterns.ts'
import { answerOfSpan, type FormAnswer } from '../answers/form-answer.ts'
import { legalForm } from '../parties/address-blocks.ts'
import { isPlace } from '../parties/head-name.ts'
import { nameBeforeAddress } from '../parties/name-before-address.ts'
import { type SearchRow, spanOf } from '../rows/search-rows.ts'
import { isProse } from './around.ts'

const { from, to, about, madeOutTo, closing, greeting } = readPatterns(
  new URL('./wordings/mail-frame.txt', import.meta.url),
  ['from', 'to', 'about', 'madeOutTo', 'closing', 'greeting'],
)

/** Who wrote a mail and to whom; null where nothing names them. */
export interface MailFrame {
  sender: FormAnswer | null
  recipient: FormAnswer | null
}

/** Rows in which a mail's head is. */
const headRows = 12
/** Rows that a signature has at most. */
const signatureRows = 5

/** How well each place names a party, 0…1. */
const scores = { madeOutTo: 0.6, head: 0.48, signedWithAddress: 0.66, signed: 0.48, greeted: 0.3 } as const

/** 'Pete Alder <pete@alder.example>', '"Alder, Pete"': the name alone; null for an address without one. */
function nameOfHead(row: SearchRow, label: RegExp, score: number): FormAnswer | null {
  const match = label.exec(row.text)
  if (match === null) return null
  const rest = row.text.slice(match[0].length)
  const name = /^["'“]?(?<name>[^<("“@;]*?)["'”]?\s*(?:[<(;].*)?$/u.exec(rest)?.groups?.name?.trim() ?? ''
  if (!/\p{L}{2}/u.test(name) || rest.split(/\s/)[0]?.includes('@') === true) return null
  const { name: alone } = nameBeforeAddress(name)
  const start = match[0].length + rest.indexOf(alone)
  return answerOfSpan(alone, spanOf(row, start, start + alone.length), score)
}

const isNameLike = (text: string): boolean =>
  /^\p{Lu}/u.test(text) &&
  /\p{L}{3}/u.test(text) &&
  text.length < 60 &&
  !/[@:€$£]|\d{3}/.test(text) &&
  !/[.!?]$/.test(text)

/** '14 Back Lane, Skipton BD23 1AA', but not a firm with its address. */
function isAddressAlone(text: string): boolean {
  const { name, address } = nameBeforeAddress(text)
  return isPlace(text) && !(address.length > 0 && isNameLike(name))
}

const answer = (row: SearchRow, name: string, score: number): FormAnswer =>
  answerOfSpan(name, spanOf(row, row.text.indexOf(name), row.text.indexOf(name) + name.length), score)

/** Who signs: the company with its address below the mail's last sentence, else the last name there. */
function signature(rows: readonly SearchRow[]): FormAnswer | null {
  const last = rows.findLastIndex((row) => isProse(row))
  const closes = rows.findLastIndex((row) => closing.test(row.text))
  const begins = Math.max(last, closes)
  // What stands far below is not the mail's any more.
  const signed = rows.slice(begins + 1).slice(0, signatureRows)
  for (const [index, row] of signed.entries()) {
    const [first = ''] = row.text.split(/\s+[-–—·•|]\s+/)
    const { name, address } = nameBeforeAddress(first)
    const next = signed[index + 1]
    const isAddressed =
      address.length > 0 ||
      first !== row.text ||
      (next !== undefined && isAddressAlone(next.text)) ||
      legalForm.test(name)
    if (isAddressed && isNameLike(name) && !isPlace(name)) return answer(row, name, scores.signedWithAddress)
    // 'Taller Roca, C/ Mayor 44, Zaragoza', 'Harbour Laundry, Kinsale'
    const [beforeComma = '', ...places] = first.split(/,\s+/)
    if (places.length > 1 && isNameLike(beforeComma) && beforeComma.includes(' '))
      return answer(row, beforeComma, scores.signedWithAddress)
  }
  const name = signed.findLast(({ text }) => isNameLike(text) && text.includes(' ') && !isPlace(text))
  return name === undefined ? null : answer(name, name.text, scores.signed)
}

/** 'From: Ewa Lis <ewa@lis.example>': who writes to whom, which need not be whom the paper is about. */
export const isMailHead = ({ text }: Pick<SearchRow, 'text'>): boolean =>
  (from.test(text) || to.test(text)) && /<[^<>]*@/.test(text)

/** Whom a sentence says that the bill is for: 'made out to St Brigid's School'. */
function namedAsBilled(rows: readonly SearchRow[]): FormAnswer | null {
  for (const row of rows) {
    const match = madeOutTo.exec(row.text)
    const name = match?.groups?.name
    if (match === null || name === undefined) continue
    const start = match.index + match[0].length - name.length
    return answerOfSpan(name, spanOf(row, start, start + name.length), scores.madeOutTo)
  }
  return null
}

/** Whom a letter or a mail greets: a first name, or a title with a family name. */
export function greeted(rows: readonly SearchRow[]): FormAnswer | null {
  for (const row of rows) {
    const match = greeting.exec(row.text)
    const name = match?.groups?.name
    if (match === null || name === undefined) continue
    const start = match.index + match[0].indexOf(name)
    return answerOfSpan(name, spanOf(row, start, start + name.length), scores.greeted)
  }
  return null
}

/** The parties of a mail, known by its head of labels; null for any other paper. */
export function mailFrameOf(rows: readonly SearchRow[]): MailFrame | null {
  const head = rows.slice(0, headRows)
  const isMail = head.some(({ text }) => about.test(text)) && head.some(({ text }) => from.test(text) || to.test(text))
  if (!isMail) return null
  const inHead = (label: RegExp): FormAnswer | null =>
    head.flatMap((row) => nameOfHead(row, label, scores.head) ?? [])[0] ?? null
  const signed = signature(rows)
  const writes = inHead(from)
  return {
    sender: signed !== null && (writes === null || signed.score > scores.signed) ? signed : writes,
    recipient: namedAsBilled(rows) ?? inHead(to) ?? greeted(rows),
  }
}
