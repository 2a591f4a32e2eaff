import { expect, test } from 'vitest'
import { findEntities } from './find-entities.ts'

const text = `Claim number: HB-20991 of 3 May 2025. Mrs Ines Falk got 4,200 euros from Nordhav Insurance Ltd
on 2025-05-07; Dr. Omar Reza wrote to Mrs Ines Falk. Diagnosis S82.1.`

test('names, dates, sums and codes are found by their wording, each once', () => {
  expect(findEntities(text).map(({ kind, text: said, detail, count }) => [kind, said, detail, count])).toEqual([
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
