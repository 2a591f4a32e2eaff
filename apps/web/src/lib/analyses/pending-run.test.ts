import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropPendingRun, readPendingRun, sendPendingRun } from './pending-run.ts'

/** As slow as on a busy phone, unless a test says otherwise: nothing is written before the page is loaded again. */
const database = vi.hoisted(() => ({ get: vi.fn(), set: vi.fn() }))
vi.mock('idb-keyval', () => ({ ...database, del: () => Promise.resolve() }))

const never = () => new Promise<never>(() => {})
const sample = { key: 'k1', asked: { input: { kind: 'sample', id: 'bottles' }, options: { questions: 'How many?' } } }

beforeEach(() => {
  window.sessionStorage.clear()
  database.get.mockResolvedValue(undefined)
  database.set.mockReturnValue(never())
})
afterEach(() => void vi.restoreAllMocks())

it('keeps a sample’s run from its first moment', async () => {
  void sendPendingRun('video-qa', sample, never)
  expect(await readPendingRun('video-qa')).toEqual(sample)
  expect(await readPendingRun('video-moderation')).toBeNull()
})

it('sends it without waiting for the database, and forgets it once it is answered', async () => {
  const send = vi.fn(() => Promise.resolve('begun'))
  expect(await sendPendingRun('video-qa', sample, send)).toBe('begun')
  expect(send).toHaveBeenCalledWith(sample)
  expect(await readPendingRun('video-qa')).toBeNull()
})

it('keeps a run whose answer comes while the page is being left, until the page has stayed after all', async () => {
  vi.useFakeTimers()
  await sendPendingRun('video-qa', sample, () => {
    window.dispatchEvent(new Event('beforeunload'))
    return Promise.resolve('begun')
  })
  expect(await readPendingRun('video-qa')).toEqual(sample)
  await vi.advanceTimersByTimeAsync(6000)
  expect(await readPendingRun('video-qa')).toBeNull()
  vi.useRealTimers()
})

it('keeps no file and no earlier run in its place', async () => {
  void sendPendingRun('video-qa', sample, never)
  void sendPendingRun('video-qa', { key: 'k2', asked: { file: new File(['x'], 'clip.mp4') } }, never)
  expect(await readPendingRun('video-qa')).toBeNull()
  expect(JSON.stringify(window.sessionStorage)).not.toContain('bottles')
})

it('is dropped with what is no longer wanted', async () => {
  void sendPendingRun('video-qa', sample, never)
  await dropPendingRun('video-qa')
  expect(await readPendingRun('video-qa')).toBeNull()
})

/** Refuses what is longer, as a full storage does. */
function leaveRoomFor(letters: number) {
  const write = window.sessionStorage.setItem.bind(window.sessionStorage)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((name, text) => {
    if (text.length > letters) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    write(name, text)
  })
  vi.spyOn(console, 'warn').mockReturnValue()
}

it('sends a run although the tab’s storage is full', async () => {
  leaveRoomFor(0)
  database.set.mockResolvedValue(undefined)
  const send = vi.fn(() => Promise.resolve('begun'))
  expect(await sendPendingRun('text-moderation', sample, send)).toBe('begun')
  expect(send).toHaveBeenCalledOnce()
})

it('keeps in the database what the tab’s storage has no room for', async () => {
  leaveRoomFor(30)
  database.set.mockImplementation((_, run: unknown) => {
    database.get.mockResolvedValue(run)
    return Promise.resolve()
  })
  void sendPendingRun('text-moderation', sample, never)
  expect(await readPendingRun('text-moderation')).toEqual(sample)
})
