import { expect, it } from 'vitest'
import { shownName } from './shown-name.ts'

it('leaves a usual name as it is, with its quotes and its own letters', () => {
  expect(shownName('Ada’s "final" invoice.pdf')).toBe('Ada’s "final" invoice.pdf')
  expect(shownName('فاتورة ٢٠٢٤.pdf')).toBe('فاتورة ٢٠٢٤.pdf')
})

it('shortens a long name in the middle, so that its kind can be read, and splits no sign', () => {
  const name = shownName(`${'😀'.repeat(200)} March 2024.xlsx`)
  expect(name).toMatch(/^😀+…March 2024\.xlsx$/u)
  expect(Array.from(name)).toHaveLength(60)
})

it('takes marks away that would turn the sentence around the name', () => {
  expect(shownName('photo\u202egpj.exe')).toBe('photogpj.exe')
  expect(shownName('a\u2067b\u2069\nc.csv')).toBe('ab c.csv')
})
