import { readOf } from '@vitrine/engines/forms/answers/confidence.ts'
import type { FormAnswer } from '@vitrine/engines/forms/answers/form-answer.ts'
import { letterDateOf } from '@vitrine/engines/forms/answers/letter-date.ts'
import type { Locale } from '@vitrine/engines/forms/answers/parse-answer.ts'
import type { FormDocument } from '@vitrine/engines/forms/rows/form-page.ts'
import { datesOf, pastCentury } from '@vitrine/engines/forms/values/dates.ts'
import type { Read } from '@vitrine/engines/forms/values/read.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import type { FoundInMedicalBill } from './fields.ts'
import type { MedicalInvoice } from './schema.ts'
import { headEnds } from './weights.ts'

const { birth } = readPatterns(new URL('./wordings/bill-dates.txt', import.meta.url), ['birth'])

/** The labelled date, unless it is below the heading of the list's dates, which are the services'. */
const ownDate = (found: FoundInMedicalBill, lines: MedicalInvoice['lines']): FormAnswer | undefined =>
  found.date.find(({ page, box }) =>
    lines.every(({ date }) => date === null || date.page !== page || Math.abs(date.box[1] - box[1]) > 0.003),
  )

/** The bill's own date is above its services, whose dates are alone in their cells. */
const headOf = (form: FormDocument): FormDocument => ({
  ...form,
  rows: form.rows.filter(({ page, box }) => page === 1 && box[1] < headEnds),
})

/** Days of birth, by the word before them. */
const birthDates = ({ rows }: FormDocument, { dateOrder }: Locale): string[] =>
  rows.flatMap((row) =>
    datesOf(row, dateOrder).flatMap(({ value, span }) => (birth.test(row.text.slice(0, span.start)) ? [value] : [])),
  )

/** Dates that are known to mean something else. */
const otherDates = (found: FoundInMedicalBill, lines: MedicalInvoice['lines']): Set<string | number> =>
  new Set([
    ...[found.dueDate, found.birthDate].flatMap(([best]) => best?.value ?? []),
    ...lines.flatMap(({ date }) => date?.value ?? []),
  ])

export function birthDateOf(
  { birthDate, date, dueDate }: FoundInMedicalBill,
  lines: MedicalInvoice['lines'],
): Read<string> | null {
  const read = readOf(birthDate[0])
  const others = [...date, ...dueDate].map(({ value }) => String(value))
  const days = lines.flatMap((line) => line.date?.value ?? [])
  return read && { ...read, value: pastCentury(read.value, read.text, [...others, ...days]) }
}

/** The labelled date, else one on its own at the head of the page that is not known to mean something else. */
export function billDateOf(
  found: FoundInMedicalBill,
  { lines, form, locale }: { lines: MedicalInvoice['lines']; form: FormDocument; locale: Locale },
): Read<string> | null {
  const births = birthDates(form, locale)
  const dates = found.date.filter(({ value }) => !births.includes(String(value)))
  const others = new Set([...otherDates(found, lines), ...births])
  return readOf(ownDate({ ...found, date: dates }, lines)) ?? letterDateOf(headOf(form), locale, others)
}
