import { ProviderError } from '@vitrine/errors/provider-error.ts'
import { expect, test } from 'vitest'
import { retryTransient } from './retry-transient.ts'

const { signal } = new AbortController()
const busy = (retryAfter?: number) =>
  new ProviderError('busy', { transient: true, ...(retryAfter !== undefined && { retryAfter }) })

async function countAttempts(failure: ProviderError, options: { retries: number; patience: number }) {
  let attempts = 0
  const attempt = () => {
    attempts += 1
    return Promise.reject(failure)
  }
  await expect(retryTransient(attempt, { ...options, signal })).rejects.toBe(failure)
  return attempts
}

test('a passing failure is tried again, another one is not', async () => {
  expect(await countAttempts(busy(0), { retries: 2, patience: 60_000 })).toBe(3)
  expect(await countAttempts(new ProviderError('no', { transient: false }), { retries: 2, patience: 60_000 })).toBe(1)
})

test('no attempt is begun when the time is over, or would be after the wait', async () => {
  expect(await countAttempts(busy(0), { retries: 2, patience: -1 })).toBe(1)
  expect(await countAttempts(busy(5), { retries: 2, patience: 4000 })).toBe(1)
  expect(await countAttempts(busy(11), { retries: 2, patience: 60_000 })).toBe(1)
})
