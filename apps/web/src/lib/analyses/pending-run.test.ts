import { beforeEach, expect, it, vi } from 'vitest'
import { dropPendingRun, readPendingRun, sendPendingRun } from './pending-run.ts'

/** A database as slow as on a busy phone: nothing is written before the page is loaded again. */
vi.mock('idb-keyval', () => ({
  get: () => Promise.resolve(undefined),
  set: () => new Promise(() => {}),
  del: () => Promise.resolve(),
}))

const never = () => new Promise<never>(() => {})
const sample = { key: 'k1', asked: { input: { kind: 'sample', id: 'bottles' }, options: { questions: 'How many?' } } }

beforeEach(() => window.sessionStorage.clear())

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
