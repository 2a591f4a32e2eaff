import { expect, test } from 'vitest'
import { formDocumentOf } from '../../rows/form-page.ts'
import { pageOfText } from '../../../documents/page-of-text.ts'
import { localeOfForm } from '../../values/locale-of-form.ts'
import { readNetworks, roleChances, shippedNetworks } from './network.ts'
import { paperSigns } from '../signs/paper-signs.ts'
import { columnOf, roles } from '../role.ts'

function read(lines: readonly string[]) {
  const document = { pages: [pageOfText(lines)] }
  const form = formDocumentOf(document)
  const signs = paperSigns({ document, form, locale: localeOfForm(form) }, { kind: 'invoice', known: [] })
  const chances = roleChances(signs, shippedNetworks())
  const likeliest = (text: string): string | undefined => {
    const own = chances[signs.paper.words.findIndex(({ word }) => word.text === text)]
    return own && roles[own.indexOf(Math.max(...own))]
  }
  return { chances, likeliest }
}

test('another file is refused', () => {
  expect(() => readNetworks(new TextEncoder().encode('PK\u0003\u0004 not a network'))).toThrow('VRN1')
})

test('the chances of a word add up to one', () => {
  const { chances } = read(['Umbrella   2   14.00', 'to be paid     28.00'])
  for (const own of chances) {
    expect(own).toHaveLength(roles.length)
    expect(own.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 4)
  }
})

test('a page without words has no chances', () => {
  expect(read([]).chances).toEqual([])
  expect(columnOf('none')).toBe(0)
})
