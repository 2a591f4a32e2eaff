import type { Line, ReadDocument } from '../../documents/document.ts'
import { heightOf, usualHeight } from '../../documents/layout/box.ts'
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

/** A line's words, or each part where a dash separates them: 'Northwold Bank – Account statement'. */
function partsOf(text: string): string[] {
  const parts = text.split(/\s+[—–|·•]\s+|\s+-\s+/).filter((part) => /\p{L}{2}/u.test(part))
  // A number or a year after a title is not part of it: 'Angebot Nr. 2026-17'.
  return parts.map((part) => keyOf(part.replace(/\s(?:n[ro°º]?\.?|no\.?|#)?\s?\S*\d.*$/iu, '')))
}

/**
 * The kind of a document by its title, where it is not one of `own`, such as a packing list among invoices. Null where it has no such
 * title, and where words at its head name one of `own`, as in 'Invoice for your order'.
 */
export function otherKindOf(document: ReadDocument, own: readonly PaperKind[]): { kind: PaperKind; line: Line } | null {
  const lines = document.pages[0]?.lines ?? []
  const usual = usualHeight(lines)
  const head = lines.filter(({ box }) => box[1] < headEnds || heightOf(box) > larger * usual)
  const titles = head.flatMap((line) =>
    partsOf(line.text).flatMap((part) =>
      kinds.flatMap(({ kind, whole }) => (whole.test(part) ? [{ kind, line }] : [])),
    ),
  )
  const sizeOf = ({ line }: (typeof titles)[number]): number => Math.round((steps * heightOf(line.box)) / usual)
  // Of several titles of one print size, the first counts.
  const [title = null] = titles.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  if (title === null || own.includes(title.kind)) return null
  if (listsBills.includes(title.kind)) return title
  const saysOwn = kinds.some(
    ({ kind, anywhere }) => own.includes(kind) && head.some(({ text }) => anywhere.test(keyOf(text))),
  )
  return saysOwn ? null : title
}
