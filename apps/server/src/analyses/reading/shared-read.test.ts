import { expect, test } from 'vitest'
import { sharedRead } from './shared-read.ts'

test('who asks for the same in the same moment shares a read, who asks once it has begun gets another', async () => {
  const begun: string[] = []
  const held = Promise.withResolvers<void>()
  const read = sharedRead(async (id) => {
    const order = begun.push(id)
    await held.promise
    return `${id} ${order}`
  })
  const first = [read('a'), read('b'), read('a')]
  await expect.poll(() => begun).toEqual(['a', 'b'])
  const late = [read('a'), read('a')]
  await expect.poll(() => begun).toEqual(['a', 'b', 'a'])
  held.resolve()
  expect(await Promise.all([...first, ...late])).toEqual(['a 1', 'b 2', 'a 1', 'a 3', 'a 3'])
})

test('a read that fails fails for all who asked, and the next one is made again', async () => {
  let turn = 0
  const read = sharedRead(async () => {
    turn += 1
    if (turn === 1) throw new Error('away')
    return turn
  })
  expect(await Promise.allSettled([read('a'), read('a')])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ])
  expect(await read('a')).toBe(2)
})
