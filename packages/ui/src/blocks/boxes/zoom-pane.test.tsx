import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ZoomPane } from './zoom-pane.tsx'

const button = (name: string) => screen.getByRole('button', { name })
const isHeld = (name: string) => button(name).getAttribute('aria-disabled') === 'true'

it('is enlarged in steps, can then be moved by keyboard, and leads back to the whole', async () => {
  render(
    <ZoomPane label="The drawing">
      <p>picture</p>
    </ZoomPane>,
  )
  const user = userEvent.setup()
  const frame = screen.getByRole('group', { name: 'The drawing' })
  expect(frame.hasAttribute('tabindex')).toBe(false)
  expect(isHeld('Zoom out')).toBe(true)
  await user.click(button('Zoom in'))
  expect(frame.tabIndex).toBe(0)
  expect(screen.getByText('picture').parentElement?.style.width).toBe('150%')
  for (let press = 0; press < 6; press++) await user.click(button('Zoom in'))
  expect(isHeld('Zoom in')).toBe(true)
  expect(document.activeElement).toBe(button('Zoom in'))
  await user.click(button('Show the whole picture'))
  expect(screen.getByText('picture').parentElement?.style.width).toBe('100%')
  expect(screen.queryByRole('button', { name: 'Show the whole picture' })).toBeNull()
  expect(document.activeElement).toBe(button('Zoom in'))
})
