import { Tensor } from 'onnxruntime-node'

/** Tensors of float32 by name, in a form that can be sent to another thread. */
export type PlainTensors = Readonly<Record<string, { values: Float32Array; dims: readonly number[] }>>

export interface ThreadRun {
  run: number
  feeds: PlainTensors
}

export type ThreadAnswer = { run: number; outputs: PlainTensors } | { run: number; error: unknown }

/** Throws where a tensor has another type than float32. */
export function plainOf(tensors: Readonly<Record<string, Tensor>>): PlainTensors {
  return Object.fromEntries(
    Object.entries(tensors).map(([name, { data, dims }]) => {
      if (!(data instanceof Float32Array)) throw new Error(`The tensor ${name} is not of type float32.`)
      return [name, { values: data, dims }]
    }),
  )
}

export const tensorsOf = (plain: PlainTensors): Record<string, Tensor> =>
  Object.fromEntries(
    Object.entries(plain).map(([name, { values, dims }]) => [name, new Tensor('float32', values, dims)]),
  )
