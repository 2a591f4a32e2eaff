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
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

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

/** What the page finds that is opened so many milliseconds from now, by a reload or as another visit of the address. */
async function readWhenOpened(screen: string, wait: number, type: 'reload' | 'navigate' = 'reload') {
  vi.resetModules()
  // The cast: nothing else of the entry is read.
  vi.spyOn(window.performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntry[])
  vi.spyOn(window.performance, 'timeOrigin', 'get').mockReturnValue(Date.now() + wait)
  const { readPendingRun: read } = await import('./pending-run.ts')
  return await read(screen)
}

it('finds a run after a reload in the moment of its answer, and not after a later one', async () => {
  vi.useFakeTimers()
  await sendPendingRun('video-qa', { ...sample, key: 'k3' }, () => Promise.resolve('begun'))
  expect(await readWhenOpened('video-qa', 20)).toEqual({ ...sample, key: 'k3' })
  expect(await readWhenOpened('video-qa', 3000)).toBeNull()
  expect(window.sessionStorage).toHaveLength(0)
})

it('does not take up an answered run where its screen is opened anew', async () => {
  await sendPendingRun('video-qa', { ...sample, key: 'k5' }, () => Promise.resolve('begun'))
  expect(await readWhenOpened('video-qa', 20, 'navigate')).toBeNull()
})

it('keeps nothing of an answered run while the page stays', async () => {
  vi.useFakeTimers()
  await sendPendingRun('video-qa', { ...sample, key: 'k4' }, () => Promise.resolve('begun'))
  await vi.advanceTimersByTimeAsync(3000)
  expect(window.sessionStorage).toHaveLength(0)
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
