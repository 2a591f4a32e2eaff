import { isAirWaybillNumber } from '../codes/air-waybill-number.ts'
import { type SearchRow, spanOf } from '../rows/search-rows.ts'
import { readOfSpans } from '../tables/cells.ts'
import type { Read } from '../values/read.ts'

/** '917-44718203', '917 KIX 4471 8203'. */
const written = /(?<![\p{L}\p{N}-])(\d{3})[ -]\s?(?:[A-Z]{3} )?(\d{4}) ?(\d{4})(?![\p{L}\p{N}-])/gu

const title = /\bair ?way ?bill\b|\bmawb\b|\bawb\b/i
const ofHouse = /\bhouse air ?way ?bill\b|\bhawb\b/i

/** An airline's waybill has its number unlabelled at its corners: the check digit identifies it. A forwarder's waybill names it beside its own number. */
export function readAirWaybillNumber(rows: readonly SearchRow[]): Read<string> | null {
  if (!rows.some(({ text }) => title.test(text)) || rows.some(({ text }) => ofHouse.test(text))) return null
  for (const row of rows) {
    for (const match of row.text.matchAll(written)) {
      const value = `${match[1]}-${match[2]}${match[3]}`
      if (!isAirWaybillNumber(value)) continue
      return { ...readOfSpans([spanOf(row, match.index, match.index + match[0].length)]), value }
    }
  }
  return null
}
