import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'

it('copies, says so, and says its own name again after two seconds', async () => {
  const user = userEvent.setup()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  render(<CopyButton text={() => 'curl …'} label="Copy the call" />)
  await user.click(screen.getByRole('button', { name: 'Copy the call' }))
  expect(await navigator.clipboard.readText()).toBe('curl …')
  expect((await screen.findByText('Copied')).getAttribute('aria-live')).toBe('polite')
  await act(() => vi.advanceTimersByTimeAsync(2100))
  expect(screen.getByRole('button').textContent).toBe('Copy the call')
})

it('says what to do where the browser refuses', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  render(<CopyButton text="a" />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Not copied: select and copy it by hand')).toBeTruthy()
})
