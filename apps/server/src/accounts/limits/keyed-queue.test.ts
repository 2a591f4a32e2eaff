import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { keyedQueue } from './keyed-queue.ts'

test('tasks of one key run one after the other, those of two keys side by side', async () => {
  const inOrder = keyedQueue()
  const events: string[] = []
  const task =
    (name: string, fails = false) =>
    async () => {
      events.push(`${name} begins`)
      await wait(5)
      events.push(`${name} ends`)
      if (fails) throw new Error(name)
    }
  await Promise.allSettled([inOrder('a', task('a1', true)), inOrder('a', task('a2')), inOrder('b', task('b1'))])
  const ofA = events.filter((event) => event.startsWith('a'))
  expect(ofA).toEqual(['a1 begins', 'a1 ends', 'a2 begins', 'a2 ends'])
  expect(events.indexOf('b1 begins')).toBeLessThan(events.indexOf('a1 ends'))
})
