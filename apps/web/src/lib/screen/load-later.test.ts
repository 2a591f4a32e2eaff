import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadLater } from './load-later.ts'
import { waitingToasts } from './toast.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  waitingToasts.set([])
})

it('tries again until what was opened can be loaded, and says once why it waits', async () => {
  let tries = 0
  const loading = loadLater(async () => {
    tries += 1
    if (tries < 4) throw new TypeError('Failed to fetch dynamically imported module')
    return 'the dialog'
  })()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await loading).toBe('the dialog')
  expect(waitingToasts.get()).toHaveLength(1)
})

it('gives up on a file that is not there any more', async () => {
  const loading = loadLater(() => Promise.reject(new TypeError('404')))()
  const end = loading.catch((error: unknown) => String(error))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await end).toContain('404')
})
