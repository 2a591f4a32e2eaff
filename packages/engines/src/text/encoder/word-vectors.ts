import { at } from '@vitrine/basics/at.ts'
import { readFile } from 'node:fs/promises'
import { Tensor } from 'onnxruntime-node'
import { encoderWeights } from './encode-sentences.ts'
import { readVarint, weightOf } from './onnx-weights.ts'

const width = 384
const words = 'encoder.embeddings.word_embeddings.weight'

interface WordVectors {
  /** Piece after piece, 384 values each, in steps of `step` from `zero`. */
  values: Uint8Array
  zero: number
  step: number
}

let reading: Promise<WordVectors> | undefined

/** The encoder's word vectors, out of its own file: a branch that has all layers for itself needs no others. */
function readWordVectors(): Promise<WordVectors> {
  reading ??= readFile(encoderWeights).then((network) => ({
    // A copy, so that the layers' bytes are given back.
    values: Uint8Array.from(weightOf(network, `${words}_quantized`)),
    zero: readVarint(weightOf(network, `${words}_zero_point`), 0).value,
    step: weightOf(network, `${words}_scale`).readFloatLE(),
  }))
  return reading
}

/** The vectors of piece ids (texts, pieces) as a tensor (texts, pieces, 384). */
export async function lookUpWords(ids: Tensor): Promise<Tensor> {
  const { values, zero, step } = await readWordVectors()
  const [texts = 0, pieces = 0] = ids.dims
  const states = new Float32Array(texts * pieces * width)
  for (let place = 0; place < texts * pieces; place++) {
    const from = Number(ids.data[place]) * width
    for (let column = 0; column < width; column++) {
      states[place * width + column] = (at(values, from + column) - zero) * step
    }
  }
  return new Tensor('float32', states, [texts, pieces, width])
}
