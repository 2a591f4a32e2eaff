import { expect, test } from 'vitest'
import { pageOfText } from '../../documents/page-of-text.ts'
import { candidatesOf } from './candidates.ts'
import { pageSigns } from './page-signs.ts'
import { strengthsOfFigures } from './stretches.ts'
import { weighRecord } from './weigh-record.ts'

const roles = ['med', 'med.new', 'med.changed', 'med.stopped', 'med.not']

async function weighed(...lines: string[]) {
  const document = { pages: [pageOfText(lines)] }
  const own = await weighRecord(document, [])
  if (own === null) throw new Error('the page is short')
  return { page: document.pages[0], own }
}

test('what the rules found is one candidate, and other stretches of its name are no further ones', async () => {
  const { own, page } = await weighed('Medicines: ramipril 5 mg, bisoprolol 2.5 mg', 'Ramipril was started in March.')
  const word = page?.words.find(({ text }) => text === 'ramipril')
  if (word === undefined) throw new Error('the page names it')
  const found = candidatesOf(own, [{ name: 'ramipril', page: 1, box: word.box }], { roles })
  expect(found.filter(({ ruled }) => ruled !== null)).toHaveLength(1)
  expect(found.flatMap(({ stretch }) => stretch?.text ?? [])).toEqual(['bisoprolol'])
  const { agreed = 0, plain } = pageSigns(own, found, roles)
  expect(agreed).toBeGreaterThan(0.2)
  expect(agreed).toBeLessThanOrEqual(1)
  expect(plain).toBe(1)
})

test('a place without figures has no strength of figures, and an unknown role is refused', async () => {
  const { own } = await weighed('Pulse 88')
  expect(strengthsOfFigures(own, { page: 1, box: [0, 0, 0.01, 0.01] }, ['hr'])).toEqual({ hr: 0 })
  expect(() => candidatesOf(own, [], { roles: ['mood'] })).toThrow("'mood' is no role of a record.")
})
