import { expect, test } from 'vitest'
import { pageOfText } from '../../documents/page-of-text.ts'
import { headNameOf } from './head-name.ts'
import { nameInLine } from './name-in-line.ts'

const headOf = (lines: readonly string[]) => headNameOf({ pages: [pageOfText(lines)] })?.text ?? null

test.each([
  ['a German one', ['Tischlerei Aumann', 'Birkenweg 4, 24103 Kiel', '', 'Rechnung 12']],
  ['a Dutch one', ['Bakkerij Aumann', 'Kade 9, 1011 AB Amsterdam']],
  ['a Japanese one', ['Aumann Seisakusho K.K.', '3-2-1 Honcho, Osaka 540-0001, Japan']],
  ['with a trade between', ['Dr. med. Ruth Aumann', 'Fachärztin für Innere Medizin', 'Ring 3, 50667 Köln']],
  ['with nothing but an address for mail', ['Aumann Trading', 'hello@aumann.example']],
])('the name over an address: %s', (_title, lines) => expect(headOf(lines)).toBe(lines[0]))

test('a title before or behind a name is no part of it', () => {
  expect(nameInLine('Statement — Larkspur Clinic')).toBe('Larkspur Clinic')
  expect(nameInLine('Larkspur Foods Pvt. Ltd. TAX INVOICE')).toBe('Larkspur Foods Pvt. Ltd.')
  expect(headOf(['Payment reminder', 'Larkspur Mutual · Bill 88-1 · Bill date 4 May 2026'])).toBe('Larkspur Mutual')
})

test('an addressee is not whose paper it is', () => {
  expect(headOf(['Frau Ida Holm', 'Birkenweg 4', '24103 Kiel'])).toBeNull()
})

test('a page of running text has none', () => {
  expect(headOf(['Dear all, we meet on 3 May at the hall.', 'Bring 20 chairs.'])).toBeNull()
})

test('the place and day of a letter are no line of its writer’s address', () => {
  const head = headNameOf({ pages: [pageOfText(['Aumann Roofing', '8 Weir Road, Ilkley', 'Ilkley, 2nd March 2027'])] })
  expect(head?.address.map(({ text }) => text)).toEqual(['8 Weir Road, Ilkley'])
})
