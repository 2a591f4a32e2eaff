import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CheckField } from './check-field.tsx'

it('is ticked by its label and by the space bar', async () => {
  const change = vi.fn<(checked: boolean) => void>()
  render(
    <CheckField checked={false} onChange={change}>
      Mail it too
    </CheckField>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByText('Mail it too'))
  await user.keyboard(' ')
  expect(change.mock.calls).toEqual([[true], [true]])
  expect(screen.getByRole('checkbox', { name: 'Mail it too' })).toHaveProperty('checked', false)
})
