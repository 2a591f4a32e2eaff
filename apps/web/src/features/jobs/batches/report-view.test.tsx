import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ReportView } from './report-view.tsx'

const fields = [
  { field: 'policy', column: 'Policy', n: 8, right: 6, wrong: 1, missing: 1, low: 0.41, high: 0.93 },
  { field: 'excess', column: 'Deductible', n: 0, right: 0, wrong: 0, missing: 0, low: 0, high: 1 },
]

test('each field is measured in words, and of many strange files a few are named', () => {
  const unmatched = Array.from({ length: 14 }, (_, index) => `page-${index}.pdf`)
  render(<ReportView report={{ items: 8, fields, misses: [], unmatched }} />)
  const table = screen.getByRole('group', { name: 'Measured fields' })
  expect(within(table).getByRole('row', { name: /^policy 6 of 8 1 1 75 % 41 % and 93 %/ })).toBeDefined()
  expect(within(table).getByRole('row', { name: /^excess 0 of 0 0 0 Not measured/ })).toBeDefined()
  expect(screen.getByText(/Not in this batch: page-0\.pdf, .*page-9\.pdf and 4 more\./)).toBeDefined()
})
