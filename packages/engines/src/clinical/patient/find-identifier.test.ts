import { expect, test } from 'vitest'
import { findIdentifier } from './find-identifier.ts'

test.each([
  ['UR No 0417733', '0417733'],
  ['Badge 60213. Seen at work.', '60213'],
  ['EMIS 70992', '70992'],
  ['NHI: ABC1234', 'ABC1234'],
  ['Account 3310-552', '3310-552'],
  ['MRD No: MR/2025/00417', 'MR/2025/00417'],
  ['OPD Reg 5512/25', '5512/25'],
  ['chart number four four oh nine one', '44091'],
])('%s', (text, value) => expect(findIdentifier(text, 'record')?.value).toBe(value))

test.each(['Please book 2024 clinic', 'A card of 10 tablets', 'Folder of notes'])('%s has no number', (text) =>
  expect(findIdentifier(text, 'record')).toBeNull(),
)
