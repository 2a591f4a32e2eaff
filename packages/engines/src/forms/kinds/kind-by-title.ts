import { quantile } from '@vitrine/basics/statistics.ts'
import type { Line, ReadDocument } from '../../documents/document.ts'
import { heightOf } from '../../documents/layout/box.ts'
import { keyOf } from '../../text/text-key.ts'
import vocabulary from '../vocabulary/kinds.json' with { type: 'json' }

/** What a paper may call itself: 'invoice', 'bank statement', 'timetable'. */
export type PaperKind = keyof (typeof vocabulary)['kinds']

const kinds = Object.entries(vocabulary.kinds).map(([kind, titles]) => ({
  // Object.entries forgets that the keys are the kinds.
  kind: kind as PaperKind,
  whole: new RegExp(`^(?:${titles.join('|')})$`),
  anywhere: new RegExp(`\\b(?:${titles.join('|')})\\b`),
}))

/** A title stands in the upper part of the first page. */
const headEnds = 0.35
/** Print so much larger than the page's usual is a title's wherever it stands. */
const larger = 1.25

/** A line's own words, or each part where a stroke parts them: 'Northwold Bank – Account statement'. */
function partsOf(text: string): string[] {
  const parts = text.split(/\s+[—–|·•]\s+|\s+-\s+/).filter((part) => /\p{L}{2}/u.test(part))
  // A number or a year behind a title is no part of its name: 'Angebot Nr. 2026-17'.
  return parts.map((part) => keyOf(part.replace(/\s(?:n[ro°º]?\.?|no\.?|#)?\s?\S*\d.*$/iu, '')))
}

/**
 * What a paper calls itself where that is none of `own`: a packing list is asked for invoices. Null where it has no such
 * title, and where words at its head name one of its own kinds, as those of 'Invoice for your order' do.
 */
export function otherKindOf(document: ReadDocument, own: readonly PaperKind[]): { kind: PaperKind; line: Line } | null {
  const lines = document.pages[0]?.lines ?? []
  const usual = quantile(
    lines.map(({ box }) => heightOf(box)),
    0.5,
  )
  const head = lines.filter(({ box }) => box[1] < headEnds || heightOf(box) > larger * usual)
  const saysOwn = kinds.some(
    ({ kind, anywhere }) => own.includes(kind) && head.some(({ text }) => anywhere.test(keyOf(text))),
  )
  if (saysOwn) return null
  const titles = head.flatMap((line) =>
    partsOf(line.text).flatMap((part) =>
      kinds.flatMap(({ kind, whole }) => (whole.test(part) ? [{ kind, line }] : [])),
    ),
  )
  return titles.toSorted((a, b) => heightOf(b.line.box) - heightOf(a.line.box))[0] ?? null
}
