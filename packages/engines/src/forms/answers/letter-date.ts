import type { FormDocument } from '../rows/form-page.ts'
import { datesOf } from '../values/dates.ts'
import type { Read } from '../values/read.ts'
import type { Locale } from './parse-answer.ts'
import { readOfDate } from './read-of-date.ts'
import { letterDateScore } from './weights.ts'

/** A place or just an article may precede a letter's date: 'Hamburg, den 05.12.2025', 'Le 3 mai 2026'. */
const placeBefore = /^(?:\p{Lu}[\p{L}. -]{2,30},\s*)?(?:(?:[Dd]en|[Ll]e|[Tt]he|[Ii]l|[Ee]l)\s+)?$/u

/** Who signs may stand behind the date, at a receipt's foot. */
const signs =
  /^\s*(?:l['’]agente|l['’]agenzia|il direttore|firma|signature|signed|unterschrift|le directeur|la direction|de directie)\.?:?$/i

/** A letter's date: alone in its segment, or after the place. `labelled` are dates that mean something else. */
export function letterDateOf(
  form: FormDocument,
  locale: Locale,
  labelled: ReadonlySet<string | number> = new Set(),
): Read<string> | null {
  for (const row of form.rows) {
    const segments = form.segments.get(row) ?? []
    for (const [index, segment] of segments.entries()) {
      const left = segments[index - 1]
      const [date, ...others] = datesOf(row, locale.dateOrder).filter(
        ({ span }) => span.start >= segment.start && span.end <= segment.end,
      )
      if (date === undefined || others.length > 0) continue
      const before = row.text.slice(segment.start, date.span.start)
      // After a place it is the letter's own date, even if another label has the same date.
      if (before === '' && labelled.has(date.value)) continue
      // Text to the left without digits may be the label of a bare date.
      if (before === '' && left !== undefined && !/\d/.test(left.text)) continue
      const after = row.text.slice(date.span.end, segment.end)
      if (!placeBefore.test(before) || (/[\p{L}\d]/u.test(after) && !(before !== '' && signs.test(after)))) continue
      return readOfDate(date, locale, letterDateScore)
    }
  }
  return null
}
