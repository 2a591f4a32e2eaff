import { expect, test } from 'vitest'
import { findEntities } from './find-entities.ts'

const letter = `Claim number: HB-20991 of 3 May 2025. Mrs Ines Falk got 4,200 euros from Nordhav Insurance Ltd
on 2025-05-07; Dr. Omar Reza wrote to Mrs Ines Falk. Diagnosis S82.1.`

test('names, dates, sums and codes are found by their wording, each once', () => {
  expect(findEntities(letter).map(({ kind, text: said, detail, count }) => [kind, said, detail, count])).toEqual([
    ['code', 'HB-20991', 'claim number', 1],
    ['date', '3 May 2025', '2025-05-03', 1],
    ['person', 'Ines Falk', null, 2],
    ['amount', '4,200 euros', null, 1],
    ['organisation', 'Nordhav Insurance Ltd', null, 1],
    ['date', '2025-05-07', '2025-05-07', 1],
    ['person', 'Omar Reza', null, 1],
    ['code', 'S82.1', 'ICD-10 code', 1],
  ])
})

test('a date that the calendar has not is left as it is written', () => {
  expect(findEntities('Due 2025-02-30.')[0]).toMatchObject({ text: '2025-02-30', detail: null })
})

const named = (source: string) => findEntities(source).map(({ kind, text: own, count }) => [kind, own, count])

test('an organisation is found once, however often it stands there', () => {
  const text = 'We wrote to Harbour and Quay Mutual Insurance at noon, and then Harbour and Quay Mutual Insurance paid.'
  expect(named(text)).toEqual([['organisation', 'Harbour and Quay Mutual Insurance', 2]])
})

test('capital letters without end are no name, and what stands behind them is found', () => {
  const text = `${'Anna Reed '.repeat(30_000)}. Paid to Harbour Mutual Insurance on 3 May 2024.`
  const found = named(text)
  expect(found.some(([kind, own]) => kind === 'organisation' && String(own).endsWith('Harbour Mutual Insurance'))).toBe(
    true,
  )
  expect(found.some(([kind]) => kind === 'date')).toBe(true)
})

test('a titled person and the organisation behind are two', () => {
  expect(named('Ms Tove Rask of Fellside Mutual Insurance rang.')).toEqual([
    ['person', 'Tove Rask', 1],
    ['organisation', 'Fellside Mutual Insurance', 1],
  ])
})

test('who signs a letter is a person', () => {
  expect(named('We will pay.\nYours faithfully,\nOdette Marchant\nClaims')).toEqual([['person', 'Odette Marchant', 1]])
})
