import type { ReadDocument } from '../documents/document.ts'
import { heightOf } from '../documents/layout/box.ts'
import { rowsOfWords } from '../documents/layout/lines.ts'
import { type PlacedText, PlacedTextBuilder } from './placed-text.ts'

/** A gap wider than this many line heights separates cells. */
const cellGap = 1.6

/** The document row by row across all columns, as forms and tables are read: a tab between cells, a line break after each row. */
export function rowTextOf(document: ReadDocument): PlacedText {
  const builder = new PlacedTextBuilder()
  for (const page of document.pages) {
    for (const row of rowsOfWords(page.words)) {
      for (const [index, word] of row.entries()) {
        const before = row[index - 1]
        const gap = before === undefined ? 0 : (word.box[0] - before.box[2]) * page.aspect
        const size = before === undefined ? 1 : Math.min(heightOf(word.box), heightOf(before.box))
        builder.add(word, before === undefined ? '\n' : gap > cellGap * size ? '\t' : ' ')
      }
    }
  }
  return builder.build()
}
