import type { Line, ReadDocument } from '../../documents/document.ts'
import { centreOf, fromLeft, fromTop, heightOf, verticalOverlap } from '../../documents/layout/box.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { keyOf } from '../../text/text-key.ts'
import { readOfLine } from '../answers/confidence.ts'
import type { FormAnswer } from '../answers/form-answer.ts'
import { isProse } from '../letters/around.ts'
import { onPage } from '../regions/distances.ts'
import type { Read } from '../values/read.ts'
import vocabulary from '../vocabulary/heads.json' with { type: 'json' }
import { fewestLabels, labelledAnswers } from './letterhead.ts'
import { nameBeforeAddress } from './name-before-address.ts'
import { beginsWithTitle, isAddressee, isGreeting, nameInLine } from './name-in-line.ts'

const { place } = readPatterns(new URL('./wordings/head-name.txt', import.meta.url), ['place'])

/** The issuer of a page, with the address below the name. */
export interface HeadName {
  line: Line
  /** The name alone, where the line has more text. */
  text: string
  address: readonly Line[]
}

const headEnds = 0.24
/** Usual margin above the first line, as a share of the page's height. */
const usualMargin = 0.1
const uprightPage = 0.7
/** Maximum distance of the address below the name, in line heights. */
const farthestBelow = 3
const mostAddress = 3
/** Lines of one row may be shifted by this share of a line's height. */
const sideBySide = 0.5

const contact = new RegExp(vocabulary.contacts.join('|'))

/** Whether a text is contact details or a registration number rather than part of an address: 'P. IVA 0911…', 'Tel. …'. */
export const isContact = (text: string): boolean => contact.test(text.toLowerCase()) || contact.test(keyOf(text))

/** 'Safes, doors and access control since 1988' is what a firm does. */
function saysTrade(text: string): boolean {
  const said = text.replace(/(?:since|est\.?|established|seit|depuis|desde|dal|sinds)\s\d{4}/iu, '')
  return isProse({ text }) && !/\d/.test(said)
}

/** Whether a text is what no postal address has: contact details, or what a firm does. */
export const isNoPostal = (text: string): boolean =>
  (isContact(text) && !/\bp\.?\s?o\.?\s?box\b/i.test(text)) || saysTrade(text)

/** Whether a line contains a street or a town as in an address. */
export const isPlace = (text: string): boolean => place.test(text)

/** Where the head of the first page ends: a picture of part of a page is wide, and its head takes more of its height. */
function headEndOf({ pages: [page] }: ReadDocument): number {
  return Math.min(0.6, headEnds * Math.max(1, (page?.aspect ?? 0) / uprightPage))
}

const isName = (text: string): boolean =>
  text.length < 60 &&
  (text.match(/\p{L}/gu)?.length ?? 0) >= 4 &&
  !/[:@#]|\d{3}|^\d/.test(text) &&
  !/[.!?]$/.test(text.replace(/\b\p{L}{1,5}\.$|(?:\p{L}\.)+$/u, '')) &&
  !isAddressee(text) &&
  !isGreeting(text) &&
  !beginsWithTitle(text) &&
  !place.test(text)

/** 'Leeds, 14 October 2026' begins a letter; it is no line of an address. */
const letterDate =
  /^\p{L}.*\D\d{1,2}(?:st|nd|rd|th|\.)? (?:de )?\p{L}{3,}\.? (?:de )?\d{4}$|^\p{L}.*\D\d{1,2}[./-]\d{1,2}[./-]\d{4}$/u

const sum = /\d[.,]\d{2}(?:\s?\S{1,3})?$/

/** Whether a line begins a row of a list: a sum stands at its end or beside it. */
const isInList = (line: Line, lines: readonly Line[]): boolean =>
  sum.test(line.text) ||
  lines.some(
    (other) => other.box[0] > line.box[2] && sum.test(other.text) && verticalOverlap(other.box, line.box) > sideBySide,
  )

/** The lines of a postal address and of contact details directly below a name. */
export function addressBelow(name: Line, lines: readonly Line[]): Line[] {
  const found: Line[] = []
  let last = name
  for (const line of lines) {
    if (found.length >= mostAddress) break
    const gap = line.box[1] - last.box[3]
    const aligned =
      Math.abs(line.box[0] - name.box[0]) < onPage.sameBlock ||
      Math.abs(line.box[2] - name.box[2]) < onPage.flushRight ||
      Math.abs(centreOf(line.box) - centreOf(name.box)) < onPage.sameBlock
    if (line === name || line.box[1] <= last.box[1] || !aligned) continue
    if (gap > farthestBelow * Math.max(heightOf(line.box), 0.5 * heightOf(name.box))) break
    // 'Invoice 771' looks like a street with its number.
    const isTitle = place.test(line.text) && beginsWithTitle(line.text)
    if (letterDate.test(line.text) || isTitle || isInList(line, lines)) break
    if (!place.test(line.text) && !isContact(line.text)) {
      // A line with a profession may come between: 'Fachärztin für Augenheilkunde'.
      if (found.length > 0 || last !== name || /\d|:/.test(line.text)) break
      last = line
      continue
    }
    found.push(line)
    last = line
  }
  return found
}

/** Lines from the top, those side by side from the left: on a photographed page the right one may stand a little higher. */
function linesFromTop(lines: readonly Line[]): Line[] {
  const rows: Line[][] = []
  for (const line of lines.toSorted(fromTop)) {
    const beside = rows.at(-1)?.[0]
    if (beside !== undefined && line.box[1] - beside.box[1] < sideBySide * heightOf(beside.box)) rows.at(-1)?.push(line)
    else rows.push([line])
  }
  return rows.flatMap((row) => row.toSorted(fromLeft))
}

/**
 * The topmost line of the first page that is a name with an address or other contact details directly below it, or that has
 * its title, number and date after the name. Null where there is none. `isLabel` excludes the labels of a form's fields.
 */
export function headNameOf(document: ReadDocument, isLabel: (key: string) => boolean = () => false): HeadName | null {
  const lines = linesFromTop(document.pages[0]?.lines ?? [])
  // Around a photographed sheet, the table that it lies on is seen.
  const margin = Math.max(0, (lines[0]?.box[1] ?? 0) - usualMargin)
  for (const line of lines) {
    if (line.box[1] - margin > headEndOf(document)) return null
    const name = nameInLine(line.text)
    // 'Fen Feeds, Station Yard, March PE15 8SJ' is all in one line.
    const whole = nameBeforeAddress(line.text)
    if (whole.address.length > 1 && isPlace(line.text) && isName(whole.name) && !isLabel(keyOf(whole.name)))
      return { line, text: whole.name, address: [] }
    // '4 May — Two fillings — £180.00' is no name.
    if (name === null || /\d[.,]\d{2}(?!\d)/.test(line.text) || !isName(name) || isLabel(keyOf(name))) continue
    const address = addressBelow(line, lines)
    const toldBehind =
      name !== line.text && /[·|—–]/.test(line.text) && line.text.startsWith(name) && /\d/.test(line.text)
    if (address.length > 0 || toldBehind) return { line, text: name, address }
  }
  return null
}

/** The page's first line but for addresses, where it is a name that stands alone: a letterhead without an address of its own. */
export function topNameOf({ pages: [page] }: ReadDocument): Line | null {
  const lines = linesFromTop(page?.lines ?? []).filter(({ text }) => !isPlace(text) && !isContact(text))
  const [first, next] = lines
  if (first === undefined || next === undefined) return null
  const isAlone = verticalOverlap(next.box, first.box) < sideBySide
  return isAlone && isName(first.text) && /^\p{Lu}/u.test(first.text) && !/[,;]/.test(first.text) ? first : null
}

interface HeadOptions {
  found: Readonly<Record<string, readonly FormAnswer[]>>
  /** Matches the key of a line that is the form's title or a label, not a name. */
  title: Pick<RegExp, 'test'>
  /** How often such a line names the party that it is taken for, 0…1. */
  score: number
}

/** The same as a read value. Null also where too few labels were found for the page to be a form of the kind looked for. */
export function headReadOf(document: ReadDocument, { found, title: own, score }: HeadOptions): Read<string> | null {
  if (labelledAnswers(found).length < fewestLabels) return null
  const head = headNameOf(document, (key) => own.test(key))
  return head && { ...readOfLine(head.line, score), value: head.text }
}
