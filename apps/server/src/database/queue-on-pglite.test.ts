import { expect, test } from 'vitest'
import { queueOnPglite } from './queue-on-pglite.ts'

test('what is ready goes before a statement of the queue', async () => {
  const order: string[] = []
  const note = async (text: string) => {
    order.push(text)
    return { rows: [] }
  }
  const queue = queueOnPglite({ query: note, exec: async (text) => [await note(text)] })
  setImmediate(() => order.push('ready'))
  await queue.executeSql('close the job', ['id'])
  expect(order).toEqual(['ready', 'close the job'])
})
