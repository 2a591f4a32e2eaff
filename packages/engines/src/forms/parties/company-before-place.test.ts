import { expect, test } from 'vitest'
import { companyBeforePlace } from './company-before-place.ts'

test('a company ends before its place, which has no figure', () => {
  expect(companyBeforePlace('Wren Upholstery, The Old Dairy, Totnes')).toEqual({
    name: 'Wren Upholstery',
    address: ['The Old Dairy', 'Totnes'],
  })
  expect(companyBeforePlace('Lakshmi Cotton Traders, Egmore').name).toBe('Lakshmi Cotton Traders')
})

test.each(['Okafor, Chidi', 'Hart Brothers, Stone & Sons', 'Larch Tools, Inc.', 'Bay Foods, Importers of Tea'])(
  '%s stays whole',
  (line) => {
    expect(companyBeforePlace(line).name).toBe(line)
  },
)
