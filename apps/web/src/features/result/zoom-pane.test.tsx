import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ZoomPane } from '@vitrine/ui/blocks/boxes/zoom-pane.tsx'
import { expect, it } from 'vitest'

const width = () => screen.getByText('picture').parentElement?.style.width

it('enlarges a picture step by step, is reached by the keyboard then, and goes back to the whole', async () => {
  const user = userEvent.setup()
  render(
    <ZoomPane label="Where">
      <span>picture</span>
    </ZoomPane>,
  )
  const frame = screen.getByRole('group', { name: 'Where' })
  const zoomOut = screen.getByRole('button', { name: 'Zoom out' })
  expect(width()).toBe('100%')
  expect(frame.tabIndex).toBe(-1)
  expect(zoomOut.getAttribute('aria-disabled')).toBe('true')
  for (let step = 0; step < 6; step++) await user.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(width()).toBe('600%')
  expect(frame.tabIndex).toBe(0)
  await user.click(zoomOut)
  expect(width()).toBe('400%')
  await user.click(screen.getByRole('button', { name: 'Show the whole picture' }))
  expect(width()).toBe('100%')
  // It is gone now: the keyboard goes on beside where it was.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zoom in' }))
})
