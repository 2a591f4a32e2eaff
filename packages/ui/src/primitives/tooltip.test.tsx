import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Tooltip } from './tooltip.tsx'

it('appears when its control has the focus, describes it, and is put away by Escape', async () => {
  render(
    <Tooltip text="Nobody else sees it">
      <button type="button">Private</button>
    </Tooltip>,
  )
  expect(screen.queryByRole('tooltip')).toBeNull()
  const user = userEvent.setup()
  await user.tab()
  const button = screen.getByRole('button', { name: 'Private' })
  expect((await screen.findByRole('tooltip')).textContent).toBe('Nobody else sees it')
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
})
