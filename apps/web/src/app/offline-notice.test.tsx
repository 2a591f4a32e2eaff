import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { OfflineNotice } from './offline-notice.tsx'

const network = vi.spyOn(navigator, 'onLine', 'get')

const tell = (online: boolean) =>
  act(() => {
    network.mockReturnValue(online)
    window.dispatchEvent(new Event(online ? 'online' : 'offline'))
  })

afterEach(() => network.mockReset())

it('says that there is no network until there is one', () => {
  network.mockReturnValue(true)
  render(<OfflineNotice />)
  expect(screen.getByRole('status').textContent).toBe('')
  tell(false)
  expect(screen.getByRole('status').textContent).toMatch(/^You are offline\./)
  tell(true)
  expect(screen.getByRole('status').textContent).toBe('')
})
