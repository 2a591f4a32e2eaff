import { expect, test } from 'vitest'
import { nameBeforeAddress } from './name-before-address.ts'

test.each([
  ['Bergmann Optik GmbH, Lahnau', 'Bergmann Optik GmbH', ['Lahnau']],
  ['Fen Farm, 12 Mill Lane, Ely CB7 4EW', 'Fen Farm', ['12 Mill Lane', 'Ely CB7 4EW']],
  ['Aoki Gears Ltd., 4-2 Honmachi, Nagoya', 'Aoki Gears Ltd.', ['4-2 Honmachi', 'Nagoya']],
  ['Van Dijk B.V., Postbus 77, 3000 AB Rotterdam', 'Van Dijk B.V.', ['Postbus 77', '3000 AB Rotterdam']],
])('%s', (line, name, address) => {
  expect(nameBeforeAddress(line)).toEqual({ name, address })
})

test.each(['Okafor, Chidi', 'Acme Tools, Inc.', 'de la Cruz, María José', 'Hill, Stone & Partners LLP'])(
  '%s is a name with a comma',
  (line) => expect(nameBeforeAddress(line)).toEqual({ name: line, address: [] }),
)
