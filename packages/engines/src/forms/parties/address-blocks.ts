import { at } from '@vitrine/basics/at.ts'
import type { Box, Line, Page, ReadDocument } from '../../documents/document.ts'
import { boxAround, heightOf, horizontalOverlap, verticalOverlap } from '../../documents/layout/box.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { inLines, onPage, overlapOfBlock, overlapOfSame } from '../regions/distances.ts'
import { runsOn } from './runs-on.ts'

const wordings = readPatterns(new URL('./wordings/address-blocks.txt', import.meta.url), [
  'street',
  'legalForm',
  'honorific',
])

const { street, honorific } = wordings
/** Endings that mark a company's name, in the supported languages. */
export const { legalForm } = wordings

export interface AddressBlock {
  /** The lines of the name: one, or more where the name continues ('Herrn' / 'Max Mustermann'). */
  name: readonly Line[]
  /** Street to city. */
  address: readonly Line[]
  page: number
  box: Box
}

/** Lines at most this many line heights apart belong to one address. */
const addressSpacing = 3.2

/** Above the name, a line step this much wider than the narrowest so far starts something else. */
const widerStep = 1.6
const longestAddress = 6

const postal = [
  /^(?:[A-Z]{1,3}[ -]{1,3})?\d{4,6},?\s+\p{Lu}/u,
  /\b[A-Z]{2}\s+\d{5}(?:-\d{4})?$/,
  /\b[A-Z]{1,2}\d[A-Z\d]?\s+\d[A-Z]{2}\b/,
  /^\p{Lu}[\p{L} .-]+,?\s+\d{5}$/u,
  // 'Marrickville NSW 2204', '5 Hill Road, Marrickville 2204'; 'Mangaluru 575001', 'Chennai 600 017'.
  /\p{Lu}\p{L}+,? (?:ACT|NSW|NT|QLD|SA|TAS|VIC|WA),? \d{4}$/u,
  /\d.*, \p{Lu}[\p{L} '-]+ \d{4}$/u,
  /\p{Lu}\p{Ll}{2,}[ ,–-]+\d{3} ?\d{3}(?:, \p{Lu}[\p{L} ]+)?$/u,
]

/** A form of address on a line of its own above the name. */
export const isHonorific = (text: string): boolean => honorific.test(text.trim())

/** Once there is a name above the street, a wider gap ends the address. */
function stepsAway(above: Line, lines: readonly Line[]): boolean {
  const named = lines.findLastIndex((line) => street.test(line.text)) > 0
  if (!named) return false
  const steps = lines.slice(1).map((line, index) => line.box[1] - at(lines, index).box[1])
  const step = at(lines, 0).box[1] - above.box[1]
  return step > widerStep * Math.min(...steps)
}

/** 'Ms. Priya Raman', 'Herrn Max Muster': a form of address with its name on one line. */
export function isTitledPerson(text: string): boolean {
  const [first = '', ...name] = text.trim().split(/\s+/)
  return name.length > 0 && isHonorific(first)
}

function lineAbove(line: Line, page: Page): Line | null {
  const reach = addressSpacing * heightOf(line.box)
  const candidates = page.lines.filter((other) => {
    const gap = line.box[1] - other.box[3]
    const sameMargin = Math.abs(other.box[0] - line.box[0]) < onPage.sameBlock
    const sameRight = Math.abs(other.box[2] - line.box[2]) < onPage.flushRight
    return (
      other !== line &&
      gap > -inLines.intoLineAbove * heightOf(line.box) &&
      gap < reach &&
      other.box[1] < line.box[1] &&
      (sameMargin || sameRight || horizontalOverlap(other.box, line.box) > overlapOfBlock) &&
      (sameRight || Math.abs(other.box[0] - line.box[0]) < onPage.startOfBlock)
    )
  })
  return candidates.toSorted((a, b) => b.box[3] - a.box[3])[0] ?? null
}

/** 'FAO: Mr Kaur': a line between a company's name and its street. */
const attention = /^(?:f\.?a\.?o|attn?|attention|for the attention of|c\/o|z\.? ?hd|t\.? ?a\.? ?v|a\/c)\b/i

/** Whether a line names a person at a company, which stands above. */
export const isAttention = (text: string): boolean => attention.test(text)

/** A label, a bare code or a sentence is not a line of an address. */
function isAddressText(text: string): boolean {
  if (isAttention(text)) return text.length < 60
  const sentence = /[.!?]$/.test(text) && text.split(' ').length > 6
  const code = !/\s/.test(text) && /\d/.test(text)
  return (
    /\p{L}{2}/u.test(text) &&
    !/[:：●•·|]/.test(text) &&
    !/\(GLN\)|@|www\./i.test(text) &&
    text.length < 60 &&
    !sentence &&
    !code
  )
}

/** In 'Number      : 4711' the colon is separated, so that the label is a line of its own. */
function isLabelled(line: Line, page: Page): boolean {
  return page.lines.some((other) => other.text.startsWith(':') && verticalOverlap(other.box, line.box) > overlapOfSame)
}

function nameLinesOf(lines: readonly Line[]): Line[] {
  const [first, second] = lines
  if (first === undefined) return []
  if (second === undefined) return [first]
  if (isHonorific(first.text)) return [first, second]
  // A name over two lines ends with the legal form, or breaks in the middle of a phrase.
  return !legalForm.test(first.text) && (legalForm.test(second.text) || runsOn(second.text)) ? [first, second] : [first]
}

function blockEndingWith(city: Line, page: Page, isHeading: (line: Line) => boolean): AddressBlock | null {
  const lines = [city]
  while (lines.length < longestAddress) {
    const lowest = lines[0] ?? city
    const above = lineAbove(lowest, page)
    if (above === null || !isAddressText(above.text) || isHeading(above) || isLabelled(above, page)) break
    if (stepsAway(above, lines)) break
    lines.unshift(above)
  }
  const body = lines.slice(0, -1)
  const streetAt = body.findLastIndex((line) => street.test(line.text))
  const before = body.slice(0, streetAt >= 0 ? streetAt : body.length).filter(({ text }) => !isAttention(text))
  const name = nameLinesOf(before)
  if (name.length === 0) return null
  return {
    name,
    address: lines.slice(streetAt >= 0 ? streetAt : body.length),
    page: page.number,
    box: boxAround(lines.slice(lines.indexOf(name[0] ?? city)).map((line) => line.box)),
  }
}

/** Finds postal addresses by their city lines and reads upwards from there to the name, as far as a heading. */
export function addressBlocksOf(document: ReadDocument, isHeading: (line: Line) => boolean): AddressBlock[] {
  return document.pages.flatMap((page) =>
    page.lines.flatMap((line) => {
      const block = postal.some((pattern) => pattern.test(line.text)) ? blockEndingWith(line, page, isHeading) : null
      return block === null ? [] : [block]
    }),
  )
}
