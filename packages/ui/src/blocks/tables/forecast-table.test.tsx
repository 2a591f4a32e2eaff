import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ForecastTable } from './forecast-table.tsx'

const step = { date: '2026-12-01', value: 1204.4, low80: 1100, high80: 1300, low95: 1000, high95: 1400 }

it('gives each step with both its bands, and can be scrolled by keyboard', () => {
  render(<ForecastTable series={{ name: 'Store 1', history: [], forecast: [step], marks: [] }} valueLabel="Units" />)
  expect(screen.getByRole('group', { name: 'Forecast of Store 1 as a table' }).tabIndex).toBe(0)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Date',
    'Units',
    'Likely between',
    'Nearly sure between',
  ])
  const cells = screen.getAllByRole('cell').map((cell) => within(cell).getByText(/\d/).textContent)
  expect(cells).toEqual(['2026-12-01', '1,204', '1,100 – 1,300', '1,000 – 1,400'])
})

it('is not there without a forecast', () => {
  const { container } = render(
    <ForecastTable series={{ name: 'Store 1', history: [], forecast: [], marks: [] }} valueLabel="Units" />,
  )
  expect(container.textContent).toBe('')
})
