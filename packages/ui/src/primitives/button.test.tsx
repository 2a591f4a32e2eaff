import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

it('does what it says by mouse and by keyboard', async () => {
  const press = vi.fn<() => void>()
  render(<Button onClick={press}>Run</Button>)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Run' }))
  await user.keyboard('{Enter} ')
  expect(press).toHaveBeenCalledTimes(3)
})

it.each(['busy', 'held'] as const)('does nothing while %s, and keeps the focus', async (state) => {
  const press = vi.fn<() => void>()
  const { rerender } = render(<Button onClick={press}>Run</Button>)
  const user = userEvent.setup()
  await user.tab()
  rerender(
    <Button onClick={press} {...{ [state]: true }}>
      Run
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Run' })
  await user.keyboard('{Enter}')
  await user.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.getAttribute('aria-busy')).toBe(state === 'busy' ? 'true' : null)
})

it('while busy, Enter in a field does not send the form', async () => {
  const send = vi.fn<() => void>()
  render(
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button type="submit" busy>
        Save
      </Button>
    </form>,
  )
  await userEvent.setup().type(screen.getByLabelText('Name'), 'Ann{Enter}')
  expect(send).not.toHaveBeenCalled()
})
