import type { Miss } from '@vitrine/contracts/analyses/batch-report.ts'
import { expect, it } from 'vitest'
import { groupMisses } from './group-misses.ts'

const miss = (position: number, field: string, page: number | null, left = 0): Miss => ({
  position,
  name: `bill-${position}.pdf`,
  analysisId: `a${position}`,
  field,
  truth: 'x',
  found: page === null ? null : 'y',
  picture: {
    url: `/files/${position}`,
    mediaType: 'application/pdf',
    place: page === null ? null : { page, box: [left, 0, 1, 1] },
  },
})

it('shows an item once, with the page of its first wrong value and what else was read there', () => {
  const [first, second, ...others] = groupMisses([
    miss(2, 'Number', null),
    miss(2, 'Total', 3, 0.1),
    miss(2, 'Tax', 3, 0.2),
    miss(2, 'Date', 1),
    miss(7, 'Number', null),
  ])
  expect(others).toEqual([])
  expect(first?.misses.map(({ field }) => field)).toEqual(['Number', 'Total', 'Tax', 'Date'])
  expect(first?.picture).toMatchObject({
    url: '/files/2',
    page: 3,
    boxes: [
      [0.1, 0, 1, 1],
      [0.2, 0, 1, 1],
    ],
  })
  expect(second?.picture).toMatchObject({ url: '/files/7', page: 1, boxes: [] })
})

it('shows no picture of what has none', () => {
  expect(groupMisses([{ ...miss(1, 'verdict', null), picture: null }])[0]?.picture).toBeNull()
})
