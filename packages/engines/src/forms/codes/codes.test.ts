import { expect, test } from 'vitest'
import { isAirWaybillNumber } from './air-waybill-number.ts'
import { isContainerNumber, withCheckDigit } from './container-number.ts'
import { isNpi, withNpiCheckDigit } from './npi.ts'

test('the check digit of a container number, as in the standard’s example', () => {
  expect(withCheckDigit('CSQU305438')).toBe('CSQU3054383')
  expect(isContainerNumber('CSQU3054383')).toBe(true)
  expect(isContainerNumber('CSQU3054384')).toBe(false)
  expect(isContainerNumber('CSQX3054383')).toBe(false)
})

test('a remainder of ten counts as zero', () => {
  expect(withCheckDigit('MSKU000002')).toMatch(/^MSKU000002\d$/)
})

test('the Luhn digit of an NPI, as in the register’s example', () => {
  expect(withNpiCheckDigit('123456789')).toBe('1234567893')
  expect(isNpi('1234567893')).toBe(true)
  expect(isNpi('1234567890')).toBe(false)
})

test('the last figure of an air waybill is what the seven before it leave by 7', () => {
  expect(isAirWaybillNumber('123-12345675')).toBe(true)
  expect(isAirWaybillNumber('123-12345671')).toBe(false)
  expect(isAirWaybillNumber('12312345675')).toBe(false)
})
