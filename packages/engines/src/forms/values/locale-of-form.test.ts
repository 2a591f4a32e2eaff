import { expect, test } from 'vitest'
import { pageOfText } from '../../documents/page-of-text.ts'
import { ofTwoReadings, readOf } from '../answers/confidence.ts'
import { findAnswers } from '../answers/find-answers.ts'
import { worded } from '../labels/worded.ts'
import { formDocumentOf } from '../rows/form-page.ts'
import { localeOfForm } from './locale-of-form.ts'

function dueDateOf(lines: readonly string[]) {
  const form = formDocumentOf({ pages: [pageOfText(lines)] })
  const { due } = findAnswers(form, {
    fields: [{ name: 'due', type: 'date', labels: worded(1, 'due') }],
    decoys: ['page'],
    locale: localeOfForm(form),
  })
  return readOf(due[0])
}

test('a date that nothing settles is no surer than one of two', () => {
  expect(dueDateOf(['Due: 04/11/2026'])?.confidence).toBe(ofTwoReadings)
})

test.each([
  ['another date of the page', ['Ordered: 28/10/2026', 'Due: 04/11/2026'], '2026-11-04'],
  ['American states', ['Oakdale, CA 95361', 'Due: 04/11/2026'], '2026-04-11'],
  ['pounds', ['Total £40.00', 'Due: 04/11/2026'], '2026-11-04'],
])('%s settles the order', (_what, lines, value) => {
  const due = dueDateOf(lines)
  expect(due?.value).toBe(value)
  expect(due?.confidence).toBeGreaterThan(0.8)
})

const decimalOf = (lines: readonly string[]) => localeOfForm(formDocumentOf({ pages: [pageOfText(lines)] })).decimal

test('where nothing has decimals, the language says what a point groups', () => {
  expect(decimalOf(['Lieferschein', 'Kies   12.400 kg'])).toBe(',')
  expect(decimalOf(['Lieferschein', 'Kies   12.40 kg'])).toBe('.')
  expect(decimalOf(['Weighbridge ticket', 'Net   12.400 t'])).toBe('.')
})
