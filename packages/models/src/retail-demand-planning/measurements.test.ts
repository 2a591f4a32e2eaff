import { expect, test } from 'vitest'
import { measurementIn } from './measurements.ts'

test.each(['Humidity', 'room_temp_c', 'Body weight (kg)', 'Systolic pressure mmHg', 'Kontostand'])(
  '%s is measured, not sold',
  (value) => expect(measurementIn({ value, keys: [], series: [''] })).toBe(value),
)

test.each(['crates', 'Weight sold (kg)', 'Umsatz', 'Points of sale', 'pressure cookers', 'kWh used'])(
  '%s may be sold',
  (value) => expect(measurementIn({ value, keys: [], series: [value] })).toBe(null),
)

test('columns beside one another count by half, names of products do not', () => {
  expect(measurementIn({ value: 'value', keys: ['column headings'], series: ['pressure_bar', 'flow_lpm'] })).toBe(
    'pressure_bar',
  )
  expect(measurementIn({ value: 'value', keys: [], series: ['Tea', 'Coffee', 'Level'] })).toBe(null)
  expect(measurementIn({ value: 'units', keys: ['product'], series: ['Weight', 'Height'] })).toBe(null)
})
