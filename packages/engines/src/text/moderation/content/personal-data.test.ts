import { expect, test } from 'vitest'
import { findPersonalData } from './personal-data.ts'

const found = (text: string) => findPersonalData(text).map(({ kind, start, end }) => [kind, text.slice(start, end)])

test.each([
  ['Write to maria.example@example.org.', 'e-mail address', 'maria.example@example.org'],
  ['mail me: maria [at] example [dot] org', 'e-mail address', 'maria [at] example [dot] org'],
  ['Call +1 202 555 0143 now', 'phone number', '+1 202 555 0143'],
  ['(202) 555-0143', 'phone number', '(202) 555-0143'],
  ['my phone is 030 1234567', 'phone number', '030 1234567'],
  ['card 4111 1111 1111 1111', 'card number', '4111 1111 1111 1111'],
  ['SSN: 219-09-9999', 'social security number', '219-09-9999'],
  ['to DE89 3704 0044 0532 0130 00 please', 'bank account (IBAN)', 'DE89 3704 0044 0532 0130 00'],
])('%s', (text, kind, own) => {
  expect(found(text)).toEqual([[kind, own]])
})

test.each([
  'Order 4111 1111 1111 1112 was sent.',
  'DE89 3704 0044 0532 0130 01',
  '000-12-3456 and 666-12-3456',
  'It costs 1,234,567 dollars in 2024.',
  'The score was 12-10-2024.',
  'version 1.2.3.4567',
  'see user@host',
])('%s holds none', (text) => {
  expect(found(text)).toEqual([])
})
