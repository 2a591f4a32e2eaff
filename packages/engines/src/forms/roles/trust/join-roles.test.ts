import { expect, test } from 'vitest'
import { weighedPage } from '../../testing/weighed-page.ts'
import { type Joined, joinRole } from './join-roles.ts'
import { judgeRoles, type Ruled } from './judge-roles.ts'

const lines = ['Kestrel Clinic', 'Nell Abara', 'seen by Dr Ito']

/** The page with the chance of each line's words to be the patient's name. */
const weighed = (chances: readonly number[]) => weighedPage(lines, ({ row }) => ['patient', chances[row.index] ?? 0])

function ruledIn(row: number, confidence: number): Ruled {
  const { form } = weighed([])
  const box = form.rows[row]?.box ?? [0, 0, 1, 1]
  return { value: lines[row] ?? '', page: 1, box, confidence }
}

/** What becomes of the patient's name, on a paper of which nothing else is asked. */
function joined(chances: readonly number[], ruled: Ruled | null = null): Joined | null {
  const paper = weighed(chances)
  const judged = judgeRoles(paper, [['patient', 'patient']], { patient: ruled }).get('patient')
  return judged === undefined ? null : joinRole(judged, paper)
}

test('what the rules leave open the network answers, as sure as it was right on papers of others', () => {
  const found = joined([0, 0.97, 0])
  expect(found).toMatchObject({ kept: false, answer: { value: 'Nell Abara' } })
  expect(found?.confidence).toBeGreaterThan(0.7)
  expect(joined([0, 0.3, 0])).toBeNull()
})

test('where the network agrees, the rules keep their answer and stay sure', () => {
  const found = joined([0, 0.97, 0], ruledIn(1, 0.97))
  expect(found?.kept).toBe(true)
  expect(found?.confidence).toBeGreaterThan(0.8)
})

test('where the network sees nobody, nor in what the rules found, their answer is not sure', () => {
  const found = joined([0, 0, 0], ruledIn(1, 0.93))
  expect(found?.kept).toBe(true)
  expect(found?.confidence).toBeLessThan(0.8)
})

test('where the network is sure of another, it replaces the rules’ answer', () => {
  expect(joined([0.02, 0.97, 0], ruledIn(0, 0.95))).toMatchObject({ kept: false, answer: { value: 'Nell Abara' } })
})

test('where it only leans to another, whichever stands is doubted', () => {
  expect(joined([0.2, 0.6, 0], ruledIn(0, 0.95))?.confidence).toBeLessThan(0.8)
})

test('words that are hard to read are less sure', () => {
  const paper = weighed([0, 0.97, 0])
  const blurred = {
    ...paper,
    paper: {
      ...paper.paper,
      words: paper.paper.words.map((placed) => ({ ...placed, word: { ...placed.word, confidence: 0.5 } })),
    },
  }
  const judged = judgeRoles(blurred, [['patient', 'patient']], {}).get('patient')
  const found = judged === undefined ? null : joinRole(judged, blurred)
  expect(found?.confidence).toBeLessThan(joined([0, 0.97, 0])?.confidence ?? 0)
})
