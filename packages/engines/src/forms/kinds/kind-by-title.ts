import type { Line, ReadDocument } from '../../documents/document.ts'
import { heightOf, usualHeight } from '../../documents/layout/box.ts'
import { monthOfName } from '../../text/month-of-name.ts'
import { keyOf } from '../../text/text-key.ts'
import vocabulary from '../vocabulary/kinds.json' with { type: 'json' }

/** Kinds of documents by title: 'invoice', 'bank statement', 'timetable'. */
export type PaperKind = keyof (typeof vocabulary)['kinds']

const kinds = Object.entries(vocabulary.kinds).map(([kind, titles]) => ({
  // Object.entries forgets that the keys are the kinds.
  kind: kind as PaperKind,
  whole: new RegExp(`^(?:${titles.join('|')})$`),
  anywhere: new RegExp(`\\b(?:${titles.join('|')})\\b`),
}))

/** Print sizes are compared in this many steps per usual size. */
const steps = 20

/** What they list at their head are invoices, so that the word is no title. */
const listsBills: readonly PaperKind[] = ['payment advice', 'expense claim']

/** Share of the first page's height in which a title may be. */
const headEnds = 0.35
/** Print at least this much larger than the page's usual size is a title anywhere. */
const larger = 1.25

/** A gap of this many line heights separates a title from what stands beside it. */
const wideGap = 2

/** The parts of a line that stand apart from each other: 'Northwold Ltd        Pay advice'. */
function apartIn({ box, words }: Line): string[] {
  const height = heightOf(box)
  const parts: string[][] = [[]]
  for (const [index, word] of words.entries()) {
    const before = words[index - 1]
    // Widths are fractions of the page's width, heights of its height: a page is taller than wide, so the gap is at least this.
    if (before !== undefined && word.box[0] - before.box[2] > wideGap * height) parts.push([])
    parts.at(-1)?.push(word.text)
  }
  return parts.map((part) => part.join(' '))
}

const month = (word: string): boolean => monthOfName(word) !== null

/** A line's words, or each part where a dash or a wide gap separates them: 'Northwold Bank – Account statement'. */
function partsOf(line: Line): string[] {
  const parts = [...new Set([line.text, ...apartIn(line)])]
    .flatMap((text) => text.split(/\s+[—–|·•]\s+|\s+-\s+/))
    .filter((part) => /\p{L}{2}/u.test(part))
  return parts.map((part) => {
    // A number or a year after a title is not part of it: 'Angebot Nr. 2026-17'; nor is its month: 'Lohnabrechnung Mai 2026'.
    const words = keyOf(part.replace(/\s(?:n[ro°º]?\.?|no\.?|#)?\s?\S*\d.*$/iu, '')).split(' ')
    const [last = ''] = words.slice(-1)
    return (words.length > 1 && month(last) ? words.slice(0, -1) : words)
      .join(' ')
      .replace(/ (?:for|fur|of|pour|du|de|vom|month|monat|mois)$/, '')
  })
}

/** Different signs of a kind of paper that two other papers rarely have together. */
const fewestSigns = 4
/** An offer says what would be, until when, and waits for a yes. */
const fewestOfOffer = 3
/** A line longer than this is a sentence, whose words may speak of another paper: 'please deliver by Friday and invoice us'. */
const mostInTitle = 7

const contents = Object.entries(vocabulary.contents).map(([kind, signs]) => ({
  kind: kind as PaperKind,
  signs: signs.map((sign) => new RegExp(`(?<![a-z])(?:${sign})(?![a-z])`)),
}))

/** The kind of a paper that shows so many signs of it that no title is needed, with the first line that does; null: none. */
function kindByContent(lines: readonly Line[]): { kind: PaperKind; line: Line } | null {
  const keys = lines.map(({ text }) => keyOf(text))
  for (const { kind, signs } of contents) {
    const places = signs.map((sign) => keys.findIndex((key) => sign.test(key))).filter((place) => place >= 0)
    const line = lines[Math.min(...places)]
    if (places.length >= (kind === 'quotation' ? fewestOfOffer : fewestSigns) && line !== undefined)
      return { kind, line }
  }
  return null
}

export interface OtherKind {
  kind: PaperKind
  line: Line
  /** Whether it calls itself so; else only what it says shows it. */
  byTitle: boolean
}

/**
 * The kind of a document by its title or by what it says, where it is not one of `own`, such as a packing list among invoices. Null where
 * nothing shows another kind, and where words at its head name one of `own`, as in 'Invoice for your order'.
 */
export function otherKindOf(document: ReadDocument, own: readonly PaperKind[]): OtherKind | null {
  const lines = document.pages[0]?.lines ?? []
  const usual = usualHeight(lines)
  const head = lines.filter(({ box }) => box[1] < headEnds || heightOf(box) > larger * usual)
  const titles = head.flatMap((line) =>
    partsOf(line).flatMap((part) => kinds.flatMap(({ kind, whole }) => (whole.test(part) ? [{ kind, line }] : []))),
  )
  const sizeOf = ({ line }: (typeof titles)[number]): number => Math.round((steps * heightOf(line.box)) / usual)
  // Of several titles of one print size, the first counts.
  const [title = null] = titles.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  if (title !== null && own.includes(title.kind)) return null
  if (title !== null && listsBills.includes(title.kind)) return { ...title, byTitle: true }
  const saysOwn = kinds.some(
    ({ kind, anywhere }) =>
      own.includes(kind) &&
      head.some(({ text }) => {
        const key = keyOf(text)
        return key.split(' ').length <= mostInTitle ? anywhere.test(key) : key.search(anywhere) === 0
      }),
  )
  if (saysOwn) return null
  if (title !== null) return { ...title, byTitle: true }
  const content = kindByContent(lines)
  return content === null || own.includes(content.kind) ? null : { ...content, byTitle: false }
}
