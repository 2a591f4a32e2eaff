import { expect, test } from 'vitest'
import { formDocumentOf } from '../rows/form-page.ts'
import { pageOfLines } from '../testing/rows-of-text.ts'
import { localeOfForm } from '../values/locale-of-form.ts'
import { joinRole, joinRoles, type Ruled } from './join-roles.ts'
import { placedPaper } from './placed-words.ts'
import { columnOf, roles } from './role.ts'

const lines = ['Kestrel Clinic', 'Nell Abara', 'seen by Dr Ito']

/** The page with the chance of each line's words to be the patient's name. */
function weighed(chances: readonly number[]) {
  const document = { pages: [pageOfLines(lines)] }
  const form = formDocumentOf(document)
  const paper = placedPaper(document, form)
  return {
    form,
    locale: localeOfForm(form),
    paper,
    chances: paper.words.map(({ row }) => {
      const own = new Float32Array(roles.length)
      own[columnOf('patient')] = chances[row.index] ?? 0
      return own
    }),
  }
}

function ruledIn(row: number, confidence: number): Ruled {
  const { form } = weighed([])
  const box = form.rows[row]?.box ?? [0, 0, 1, 1]
  return { value: lines[row] ?? '', page: 1, box, confidence }
}

test('what the rules leave open the network answers, as sure as it was right on papers of others', () => {
  const found = joinRole(weighed([0, 0.97, 0]), 'patient', null)
  expect(found).toMatchObject({ kept: false, answer: { value: 'Nell Abara' } })
  expect(found?.confidence).toBeGreaterThan(0.7)
  expect(joinRole(weighed([0, 0.3, 0]), 'patient', null)).toBeNull()
})

test('the rules keep their answer where the network agrees', () => {
  expect(joinRole(weighed([0, 0.9, 0]), 'patient', ruledIn(1, 0.93))).toEqual({ kept: true, confidence: 0.93 })
})

test('where the network sees nobody, nor in what the rules found, their answer is not sure', () => {
  const found = joinRole(weighed([0, 0, 0]), 'patient', ruledIn(1, 0.93))
  expect(found?.kept).toBe(true)
  expect(found?.confidence).toBeLessThan(0.8)
})

test('where the network is sure of another, it replaces the rules’ answer, and is not sure', () => {
  const found = joinRole(weighed([0.02, 0.97, 0]), 'patient', ruledIn(0, 0.95))
  expect(found).toMatchObject({ kept: false, answer: { value: 'Nell Abara' } })
  expect(found?.confidence).toBeLessThan(0.8)
})

test('where it only leans to another, the rules’ answer stays and is doubted', () => {
  const found = joinRole(weighed([0.4, 0.45, 0]), 'patient', ruledIn(0, 0.95))
  expect(found?.kept).toBe(true)
  expect(found?.confidence).toBeLessThan(0.8)
})

test('a ledger of thousands of words is left to the rules', () => {
  const ledger = pageOfLines(
    Array.from({ length: 400 }, (_, index) => `entry ${index} of our books at 3.00 on the day`),
  )
  expect(joinRoles({ pages: [ledger] }, 'invoice', {}).size).toBe(0)
})
