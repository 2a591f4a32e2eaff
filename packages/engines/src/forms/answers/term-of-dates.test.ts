import { expect, test } from 'vitest'
import { pageOfText } from '../../documents/page-of-text.ts'
import { formDocumentOf } from '../rows/form-page.ts'
import { localeOfForm } from '../values/locale-of-form.ts'
import { termOfDates } from './term-of-dates.ts'

function termIn(lines: readonly string[]) {
  const form = formDocumentOf({ pages: [pageOfText(lines)] })
  const term = termOfDates(form, localeOfForm(form))
  return term && [term.value, ...term.rest]
}

test('two days a year, half a year or a quarter apart are the term, whatever it is called', () => {
  expect(termIn(['Your boat is safe with us from 4 March 2026 on,', 'and stays so up to 3 March 2027.'])).toEqual([
    '2026-03-04',
    '2027-03-03',
  ])
  expect(termIn(['gilt 01.07.2026 / 31.12.2026'])).toEqual(['2026-07-01', '2026-12-31'])
  expect(termIn(['01.02.2026   01.05.2026'])).toEqual(['2026-02-01', '2026-05-01'])
})

test('other dates are no term', () => {
  expect(termIn(['Invoice 4 March 2026', 'Pay by 3 April 2026', 'Printed 12 May 2026'])).toBeNull()
})
