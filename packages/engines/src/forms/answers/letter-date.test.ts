import { expect, test } from 'vitest'
import { pageOfWords } from '../../documents/layout/page-of-words.ts'
import { formDocumentOf } from '../rows/form-page.ts'
import { rowsOfText } from '../testing/rows-of-text.ts'
import { letterDateOf } from './letter-date.ts'

function dateOf(lines: readonly string[], labelled?: ReadonlySet<string>) {
  const words = rowsOfText(lines).flatMap((row) => row.words)
  const page = pageOfWords({ number: 1, aspect: 0.7, source: 'text-layer', words })
  const form = formDocumentOf({ pages: [page] })
  return letterDateOf(form, { decimal: '.', dateOrder: 'day-first', dateOrderProven: true }, labelled)?.value
}

test('a date by itself, and one behind the place', () => {
  expect(dateOf(['Invoice 5518      3 November 2025'])).toBe('2025-11-03')
  expect(dateOf(['Hamburg, den 05.12.2025'])).toBe('2025-12-05')
})

test('a date that means something else is none', () => {
  expect(dateOf(['Admitted      03.11.2025'])).toBeUndefined()
  expect(dateOf(['from 01.01.2026 to 31.12.2026'])).toBeUndefined()
  expect(dateOf(['05.12.2025'], new Set(['2025-12-05']))).toBeUndefined()
})

test('behind a place it is the letter’s day, though something else happened on it', () => {
  expect(dateOf(['Lyon, le 3 mai 2026', 'Réglé le 03/05/2026'], new Set(['2026-05-03']))).toBe('2026-05-03')
})
