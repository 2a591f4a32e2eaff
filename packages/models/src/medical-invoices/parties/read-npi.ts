import { readOf } from '@vitrine/engines/forms/answers/confidence.ts'
import type { FormAnswer } from '@vitrine/engines/forms/answers/form-answer.ts'
import { isNpi } from '@vitrine/engines/forms/codes/npi.ts'
import { type SearchRow, spanOf } from '@vitrine/engines/forms/rows/search-rows.ts'
import { readOfSpans } from '@vitrine/engines/forms/tables/cells.ts'
import type { Read } from '@vitrine/engines/forms/values/read.ts'

/** A labelled number, else any with a right check digit where the document mentions NPIs. */
export function readNpi(labelledNpi: FormAnswer | undefined, rows: readonly SearchRow[]): Read<string> | null {
  const labelled = readOf(labelledNpi)
  if (labelled !== null || !rows.some((row) => /\bNPI\b|rendering provider/i.test(row.text))) return labelled
  for (const row of rows) {
    for (const match of row.text.matchAll(/(?<!\d)[12]\d{9}(?!\d)/g)) {
      if (isNpi(match[0])) return { ...readOfSpans([spanOf(row, match.index, match.index + 10)]), value: match[0] }
    }
  }
  return null
}
