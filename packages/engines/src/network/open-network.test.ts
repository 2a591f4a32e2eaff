import { Tensor } from 'onnxruntime-node'
import { expect, test } from 'vitest'
import { openNetwork } from './open-network.ts'

const opinion = new URL('../vision/explicit/second-opinion.onnx', import.meta.url)

test('a network with two threads answers the same to the last bit', async () => {
  const deep = new Tensor(
    'float32',
    Float32Array.from({ length: 2 * 1792 * 49 }, (_, index) => Math.abs(Math.sin(index))),
    [2, 1792, 7, 7],
  )
  const alone = await openNetwork(opinion)
  // Another address of the same file: a network is opened once for each.
  const shared = await openNetwork(new URL('?shared', opinion), { shared: true })
  expect((await shared.run({ deep })).chances?.data).toEqual((await alone.run({ deep })).chances?.data)
})
