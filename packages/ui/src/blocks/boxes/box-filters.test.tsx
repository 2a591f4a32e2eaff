import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { BoxFilters } from './box-filters.tsx'

const kinds = [
  { label: 'Elbow', count: 3, colour: '#123456' },
  { label: 'Tee', count: 1, colour: '#654321' },
]

it('shows which kinds are drawn, and hides one or the unsure ones', async () => {
  const toggle = vi.fn<(label: string) => void>()
  const least = vi.fn<(least: number) => void>()
  render(<BoxFilters kinds={kinds} hidden={new Set(['Tee'])} onToggle={toggle} least={0.4} onLeast={least} />)
  expect(screen.getByRole('checkbox', { name: 'Elbow 3' })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: 'Tee 1' })).toHaveProperty('checked', false)
  await userEvent.setup().click(screen.getByText('Elbow'))
  expect(toggle).toHaveBeenCalledExactlyOnceWith('Elbow')
  fireEvent.change(screen.getByRole('slider', { name: 'At least 40 % sure' }), { target: { value: '75' } })
  expect(least).toHaveBeenCalledExactlyOnceWith(0.75)
})

it('has no slider where there is nothing to choose', () => {
  render(<BoxFilters kinds={kinds} hidden={new Set()} onToggle={() => undefined} least={0} onLeast={null} />)
  expect(screen.queryByRole('slider')).toBeNull()
})
