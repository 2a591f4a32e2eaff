import { Tensor } from 'onnxruntime-node'
import { expect, test } from 'vitest'
import { openNetwork } from './open-network.ts'
import { runAside } from './run-aside.ts'

const opinion = new URL('../vision/explicit/second-opinion.onnx', import.meta.url)

const dims = [2, 1792, 7, 7]
const length = dims.reduce((product, one) => product * one)

function feeds(seed: number) {
  const values = Float32Array.from({ length }, (_, index) => Math.abs(Math.sin(seed + index)))
  return { deep: new Tensor('float32', values, dims) }
}

test('a network answers the same on its own thread, each of several runs at once its own', async () => {
  const network = await openNetwork(opinion)
  const here = await Promise.all([1, 2, 3].map((seed) => network.run(feeds(seed))))
  const aside = await Promise.all([1, 2, 3].map((seed) => runAside(opinion, feeds(seed))))
  expect(aside.map(({ chances }) => chances?.data)).toEqual(here.map(({ chances }) => chances?.data))
  expect(aside.map(({ chances }) => chances?.dims)).toEqual(here.map(({ chances }) => chances?.dims))
  expect(aside[0]?.chances?.data).not.toEqual(aside[1]?.chances?.data)
})

test('a network that cannot be opened or run says so, and the thread answers the next run', async () => {
  await expect(runAside(new URL('./missing.onnx', import.meta.url), feeds(1))).rejects.toThrow('missing.onnx')
  await expect(runAside(opinion, {})).rejects.toThrow('deep')
  expect((await runAside(opinion, feeds(4))).chances?.dims).toEqual([2, 5])
})
