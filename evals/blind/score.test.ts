import { expect, test } from 'vitest'
import { type BlindCase, partOf } from './blind-case.ts'
import { judgeFeeling } from './judges/feeling.ts'
import { reportOf } from './report.ts'
import { judgeAll, totalsOf } from './score.ts'

const blind = (id: string, kind: BlindCase['kind'], truth?: unknown): BlindCase => ({
  id,
  kind,
  text: 'x',
  options: {},
  truth,
  made: 'for this test',
})
const answer = (label: string, confidence: number, warnings: string[] = []) => ({
  output: { label, confidence, warnings },
})

const miss = (outcome: string) => ({
  id: `is-${outcome.split(' ').at(-1)}`,
  fact: 'label',
  outcome,
  given: 'a',
  wanted: 'b',
})

const judged = judgeAll(
  [
    { one: blind('right', 'belongs', { label: ['positive'] }), ran: answer('positive', 0.95, ['always said']) },
    { one: blind('sure', 'belongs', { label: ['negative'] }), ran: answer('positive', 0.95, ['always said']) },
    { one: blind('refused', 'belongs', { label: ['negative'] }), ran: { refused: 'text-too-short: Too short.' } },
    { one: blind('broken', 'belongs', { label: ['negative'] }), ran: { crashed: 'no memory' } },
    { one: blind('marked', 'does-not-belong'), ran: answer('positive', 0.95, ['This is not English.']) },
    { one: blind('away', 'does-not-belong'), ran: { refused: 'input-empty: Nothing.' } },
    { one: blind('taken', 'does-not-belong'), ran: answer('positive', 0.9) },
    { one: blind('guessed', 'does-not-belong'), ran: answer('positive', 0.4) },
  ],
  judgeFeeling,
)

test('shares of what belongs, of what does not, and of all', () => {
  expect(totalsOf(judged)).toMatchObject({
    belongs: 4,
    right: 0.25,
    wrong: 0.5,
    unsure: 0,
    refused: 0.25,
    doesNotBelong: 4,
    turnedAway: 0.75,
    wrongAndSure: 0.25,
    crashed: 1,
  })
})

test('a notice that most good inputs get marks nothing', () => {
  const common = answer('positive', 0.9, ['Always said.'])
  const [, other] = judgeAll(
    [
      { one: blind('a', 'belongs', { label: ['positive'] }), ran: common },
      { one: blind('b', 'does-not-belong'), ran: common },
    ],
    judgeFeeling,
  )
  expect(other?.facts[0]?.outcome).toBe('wrong and sure')
})

test('about a third is kept, always the same cases', () => {
  const ids = Array.from({ length: 600 }, (_, index) => `case-${index}`)
  const kept = ids.filter((id) => partOf(id) === 'kept')
  expect(kept.length).toBeGreaterThan(160)
  expect(kept.length).toBeLessThan(240)
  expect(ids.filter((id) => partOf(id) === 'kept')).toEqual(kept)
})

test('the report compares before and after, and lists misses, sure ones first', () => {
  const totals = totalsOf(judged)
  const report = reportOf({
    before: { m: totals },
    after: { m: { ...totals, right: 0.9 } },
    firstKept: {},
    kept: {},
    misses: { m: [miss('unsure'), miss('wrong and sure')] },
  })
  expect(report).toContain('| m | 4 + 4 | 0.25 → 0.90 |')
  expect(report.indexOf('is-sure')).toBeLessThan(report.indexOf('is-unsure'))
})
