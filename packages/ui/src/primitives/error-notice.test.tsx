import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ErrorNotice } from './error-notice.tsx'

it('is read out at once: what failed, then what to do', () => {
  const { rerender } = render(<ErrorNotice message="The file is damaged." hint="Export it again." />)
  expect(screen.getByRole('alert').textContent).toBe('The file is damaged.Export it again.')
  rerender(<ErrorNotice message="The file is damaged." action={<button type="button">Try again</button>} />)
  expect(screen.getByRole('alert').contains(screen.getByRole('button', { name: 'Try again' }))).toBe(true)
})
