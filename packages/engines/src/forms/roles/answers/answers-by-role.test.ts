import { expect, test } from 'vitest'
import { weighedPage } from '../../testing/weighed-page.ts'
import { answersByRole } from './answers-by-role.ts'

/** A page of which each word is as likely part of a role as `chances` says. */
const weighed = (lines: readonly string[], chances: Readonly<Record<string, [role: string, chance: number]>>) =>
  weighedPage(lines, ({ word }) => chances[word.text] ?? ['none', 1])

test('a name is the likely words in a row, with the address below it, without the signs around it', () => {
  const page = weighed(['We nursed (Ada Quint) in May', '7 Elm Row', 'Delft'], {
    '(Ada': ['patient', 0.9],
    'Quint)': ['patient', 0.7],
    in: ['patient', 0.1],
    '7': ['address', 0.9],
    Elm: ['address', 0.9],
    Row: ['address', 0.9],
  })
  const [best, ...others] = answersByRole(page, 'patient')
  expect(best).toMatchObject({ value: 'Ada Quint', address: ['7 Elm Row'] })
  expect(best?.score).toBeCloseTo(0.8)
  expect(others).toEqual([])
})

test('a greeting is no part of a name', () => {
  const page = weighed(['Liebe Frau Ehlers,'], {
    Liebe: ['buyer', 0.8],
    Frau: ['buyer', 0.8],
    'Ehlers,': ['buyer', 0.9],
  })
  expect(answersByRole(page, 'buyer').map(({ value }) => value)).toEqual(['Frau Ehlers'])
})

test('a sum is read as the page writes it, and one named twice is likelier', () => {
  const page = weighed(['open 1.204,50 €', 'last 1.100,00 €', 'so 1.204,50 €'], {
    '1.204,50': ['due', 0.5],
    '1.100,00': ['due', 0.55],
  })
  expect(answersByRole(page, 'due').map(({ value }) => value)).toEqual([1204.5, 1100])
})

test('a date keeps its own reading, and a code has a figure', () => {
  const page = weighed(['on 3 May 2026 under REF-8 or REF'], {
    '3': ['date', 0.8],
    May: ['date', 0.8],
    '2026': ['date', 0.8],
    'REF-8': ['number', 0.6],
    REF: ['number', 0.9],
  })
  expect(answersByRole(page, 'date')[0]?.value).toBe('2026-05-03')
  expect(answersByRole(page, 'number').map(({ value }) => value)).toEqual(['REF-8'])
})
