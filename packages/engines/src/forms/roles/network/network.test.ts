import { expect, test } from 'vitest'
import { pageOfText } from '../../../documents/page-of-text.ts'
import { columnOf, roles } from '../role.ts'
import { readNetworks } from './network.ts'
import { weighPaper } from './weigh-paper.ts'

async function read(lines: readonly string[]) {
  const weighed = await weighPaper({ pages: [pageOfText(lines)] }, 'invoice', {})
  if (weighed === null) throw new Error('Nothing was weighed.')
  const { chances } = weighed
  const likeliest = (text: string): string | undefined => {
    const own = chances[weighed.paper.words.findIndex(({ word }) => word.text === text)]
    return own && roles[own.indexOf(Math.max(...own))]
  }
  return { chances, likeliest }
}

test('another file is refused', () => {
  expect(() => readNetworks(new TextEncoder().encode('PK\u0003\u0004 not a network'))).toThrow('VRN1')
})

test('the chances of a word add up to one', async () => {
  const { chances } = await read(['Umbrella   2   14.00', 'to be paid     28.00'])
  for (const own of chances) {
    expect(own).toHaveLength(roles.length)
    expect(own.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 4)
  }
})

test('a page without words has no chances', async () => {
  expect((await read([])).chances).toEqual([])
  expect(columnOf('none')).toBe(0)
})
