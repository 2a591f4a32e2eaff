import type { Line, ReadDocument } from '../document.ts'
import { heightOf } from '../layout/box.ts'

const headEnds = 0.2

/** The largest line at the head of the first page that is no title: whose paper it is. Null where none stands out. */
export function letterheadOf(document: ReadDocument, isTitle: (text: string) => boolean): Line | null {
  const lines = (document.pages[0]?.lines ?? []).filter(
    (line) =>
      line.box[1] < headEnds &&
      (line.text.match(/\p{L}/gu)?.length ?? 0) >= 5 &&
      !/[:@]|\d{3}/.test(line.text) &&
      line.text.length < 60 &&
      !isTitle(line.text),
  )
  const usual = median((document.pages[0]?.lines ?? []).map((line) => heightOf(line.box)))
  const [largest] = lines.toSorted((a, b) => sizeOf(b, usual) - sizeOf(a, usual) || a.box[1] - b.box[1])
  return largest === undefined || sizeOf(largest, usual) < 2 ? null : largest
}

/** In steps, so that of lines about as large the upper one comes first. */
const sizeOf = (line: Line, usual: number): number => Math.round((heightOf(line.box) / Math.max(1e-6, usual)) * 2)

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
