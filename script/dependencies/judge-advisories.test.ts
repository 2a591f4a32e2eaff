import { expect, test } from 'vitest'
import { judgeAdvisories, readReport } from './judge-advisories.ts'

const fault = (number: number, severity: string) => ({
  source: number,
  name: 'left-pad',
  title: 'Pads too far',
  url: `https://github.com/advisories/GHSA-${number}`,
  severity,
})

const report = JSON.stringify({
  vulnerabilities: {
    'left-pad': { via: [fault(1, 'high'), fault(2, 'moderate')] },
    padder: { via: ['left-pad', fault(1, 'high')] },
  },
})

const [high = '', moderate = ''] = [1, 2].map((number) => fault(number, '').url)

test('an advisory is counted from the day it was first seen, by how grave it is', () => {
  const advisories = readReport(report)
  expect(advisories.map(({ url }) => url)).toEqual([high, moderate])
  const first = judgeAdvisories(advisories, {}, '2026-03-01')
  expect(first).toMatchObject({ isLate: false, notes: { [high]: { seen: '2026-03-01' } } })
  expect(judgeAdvisories(advisories, first.notes, '2026-03-08').isLate).toBe(false)
  const late = judgeAdvisories(advisories, first.notes, '2026-03-09')
  expect(late.isLate).toBe(true)
  expect(late.lines[0]).toBe(`left-pad (high): Pads too far, ${high}: 1 days late`)
  expect(judgeAdvisories(advisories.slice(1), first.notes, '2026-03-31').isLate).toBe(false)
  expect(judgeAdvisories(advisories.slice(1), first.notes, '2026-04-01')).toMatchObject({
    isLate: true,
    notes: { [moderate]: { seen: '2026-03-01' } },
  })
})

test('one that cannot be reached waits for the next release, one that is gone is forgotten', () => {
  const notes = {
    [high]: { seen: '2020-01-01', unreachable: 'runs in the build only' },
    'https://github.com/advisories/GHSA-9': { seen: '2020-01-01' },
  }
  const judged = judgeAdvisories(readReport(report).slice(0, 1), notes, '2026-03-01')
  expect(judged).toMatchObject({ isLate: false, notes: { [high]: notes[high] } })
  expect(Object.keys(judged.notes)).toEqual([high])
})

test('a registry that refuses is no report without faults', () => {
  expect(() => readReport('{"message":"405 Method Not Allowed"}')).toThrow('no report')
  expect(readReport('{"vulnerabilities":{}}')).toEqual([])
})
