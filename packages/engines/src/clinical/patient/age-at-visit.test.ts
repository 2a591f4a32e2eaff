import { expect, test } from 'vitest'
import { ageAtVisit } from './age-at-visit.ts'

test('from the date of birth and the latest date', () => {
  expect(ageAtVisit('05/11/2021', 'DOB 05/11/2021 Visit 09/30/2025')).toBe(4)
  expect(ageAtVisit('2 March 1958', 'Admitted 4 June 2025, born 2 March 1958')).toBe(67)
})

test('nothing without another date', () => {
  expect(ageAtVisit('05/11/2021', 'DOB 05/11/2021')).toBeNull()
  expect(ageAtVisit('05/11/21', 'Visit 09/30/2025')).toBeNull()
})
