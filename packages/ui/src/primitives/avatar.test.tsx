import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Avatar } from './avatar.tsx'

it('is not read out: the name is beside it', () => {
  const { container, rerender } = render(<Avatar name="Ann Li" picture={null} className="size-8" />)
  expect(container.textContent).toBe('AL')
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  rerender(<Avatar name="Ann Li" picture="/pictures/1" className="size-8" />)
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('')
})
