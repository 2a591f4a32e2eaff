import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Menu } from './menu.tsx'

it('is opened, walked and used by keyboard; the focus is on its button again before the act', async () => {
  let focused: Element | null = null
  const block = vi.fn<() => void>(() => {
    focused = document.activeElement
  })
  render(
    <Menu
      label="Acts on Ann"
      items={[
        { label: 'Sign out everywhere', onSelect: () => undefined },
        { label: 'Block', danger: true, onSelect: block },
      ]}
    />,
  )
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Sign out everywhere',
    'Block',
  ])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(block).toHaveBeenCalledOnce()
  expect(focused).toBe(screen.getByRole('button', { name: 'Acts on Ann' }))
  expect(screen.queryByRole('menu')).toBeNull()
})

it('opens within the landmark of its button', async () => {
  render(
    <main>
      <Menu label="Acts" items={[{ label: 'Delete', onSelect: () => undefined }]} />
    </main>,
  )
  await userEvent.setup().click(screen.getByRole('button', { name: 'Acts' }))
  expect(within(screen.getByRole('main')).getByRole('menuitem', { name: 'Delete' })).toBeDefined()
})

it('is left by Escape without an act', async () => {
  const act = vi.fn<() => void>()
  render(<Menu label="Acts" items={[{ label: 'Delete', onSelect: act }]} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Acts' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(act).not.toHaveBeenCalled()
})
