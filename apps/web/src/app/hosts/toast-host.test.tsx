import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { toast, waitingToasts } from '../../lib/screen/toast.ts'

// The first time the file cannot be fetched, as without a connection.
const tries = vi.hoisted(() => ({ count: 0 }))
vi.mock('./toaster.tsx', () => {
  tries.count += 1
  if (tries.count === 1) throw new Error('Failed to fetch dynamically imported module')
  return {
    default: ({ waiting }: { waiting: { message: string }[] }) => <p>{waiting.map(({ message }) => message)}</p>,
  }
})

it('keeps the page and the toast where the toaster cannot be loaded, and shows it once it can', async () => {
  const { ToastHost } = await import('./toast-host.tsx')
  render(
    <>
      <h1>Prospects</h1>
      <ToastHost />
    </>,
  )
  toast('error', 'The server cannot be reached.')
  await vi.waitFor(() => expect(tries.count).toBe(1))
  expect(screen.getByRole('heading', { name: 'Prospects' })).toBeTruthy()
  expect(waitingToasts.get()).toHaveLength(1)
  expect(await screen.findByText('The server cannot be reached.', {}, { timeout: 6000 })).toBeTruthy()
}, 10_000)
