import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Progress } from './progress.tsx'

it('says how far it is, and nothing where that is unknown', () => {
  const { rerender } = render(<Progress percent={41.6} label="Reading the pages" />)
  const bar = screen.getByRole('progressbar', { name: 'Reading the pages' })
  expect(bar.getAttribute('aria-valuenow')).toBe('42')
  rerender(<Progress percent={null} label="Reading the pages" />)
  expect(bar.getAttribute('aria-valuenow')).toBeNull()
})
