import { expect, test } from 'vitest'
import type { AnalysisRow } from '../database/schema/analyses.ts'
import { openAnalysisChanges } from './analysis-changes.ts'
import { isFinal } from './analysis-state.ts'

const open = async () => {
  const handlers: ((payload: string) => void)[] = []
  const changes = await openAnalysisChanges({
    listen: async (_channel, handler) => {
      handlers.push(handler)
      return async () => undefined
    },
  })
  return { changes, notify: (payload: string) => handlers.forEach((handle) => handle(payload)) }
}

// The cast: of a row nothing else is looked at.
const finishedRow = { id: 'one', status: 'succeeded' } as AnalysisRow

test('a row that was finished here reaches who watches it here, before the notice of it', async () => {
  const { changes, notify } = await open()
  const watch = changes.watch('one')
  const waiting = watch.next(undefined, isFinal).then(() => watch.finished())
  notify('one succeeded')
  changes.handOver(finishedRow)
  expect(await waiting).toBe(finishedRow)
})

test('a notice from elsewhere wakes without a row', async () => {
  const { changes, notify } = await open()
  const watch = changes.watch('one')
  const waiting = watch.next(undefined, isFinal)
  notify('one succeeded')
  await waiting
  expect(watch.finished()).toBeNull()
})

test('nobody gets another’s row, or one after the end of the watch', async () => {
  const { changes } = await open()
  const [other, ended] = [changes.watch('two'), changes.watch('one')]
  ended.end()
  changes.handOver(finishedRow)
  expect([other.finished(), ended.finished()]).toEqual([null, null])
})
