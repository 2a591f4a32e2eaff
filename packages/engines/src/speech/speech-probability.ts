import { at } from '@vitrine/basics/at.ts'
import { type InferenceSession, Tensor } from 'onnxruntime-node'
import { openNetwork } from '../network/open-network.ts'

/** The only rate at which the network below is used. Samples per second. */
export const speechRate = 16_000

/** Samples that the network hears in one step. */
const step = 512
/** Samples of the step before that it hears again. */
const context = 64
/** Sounds are cut into lanes that run side by side as one batch; each lane first hears the end of the one before. */
const laneSteps = 900
const warmUpSteps = 30
const lanesAtOnce = 16

/** Seconds that one value of `speechProbabilities` stands for. */
export const probabilityStep = step / speechRate

const weights = new URL('./silero-vad.onnx', import.meta.url)

interface Listening {
  signal?: AbortSignal | undefined
  /** Called with the share that is done, 0…1. */
  progress?: (fraction: number) => void
}

const rowOf = (input: Float32Array, row: number) => input.subarray(row * (context + step), (row + 1) * (context + step))

/** Sound outside the ends counts as silence. */
function copySpan(samples: Float32Array, start: number, target: Float32Array): void {
  const from = Math.max(0, start)
  const to = Math.min(samples.length, start + target.length)
  if (to > from) target.set(samples.subarray(from, to), from - start)
}

async function hearLanes(
  network: InferenceSession,
  samples: Float32Array,
  lanes: readonly number[],
  probabilities: Float32Array,
  signal: AbortSignal | undefined,
): Promise<void> {
  const rate = new Tensor('int64', BigInt64Array.of(BigInt(speechRate)), [])
  let state = new Tensor('float32', new Float32Array(2 * lanes.length * 128), [2, lanes.length, 128])
  // The first lane has nothing before it, and a short sound is one short lane.
  const last = Math.min(laneSteps, probabilities.length - at(lanes, 0))
  for (let offset = lanes.length === 1 && lanes[0] === 0 ? 0 : -warmUpSteps; offset < last; offset++) {
    if (offset % 50 === 0) signal?.throwIfAborted()
    const input = new Float32Array(lanes.length * (context + step))
    lanes.forEach((lane, row) => copySpan(samples, (lane + offset) * step - context, rowOf(input, row)))
    const answer = await network.run({
      input: new Tensor('float32', input, [lanes.length, context + step]),
      state,
      sr: rate,
    })
    const { output, stateN } = answer
    if (!(output?.data instanceof Float32Array) || !(stateN?.data instanceof Float32Array)) {
      throw new Error('The speech network answers in another form than it was made for.')
    }
    state = new Tensor('float32', stateN.data, [2, lanes.length, 128])
    if (offset < 0) continue
    lanes.forEach((lane, row) => {
      // The cast: the network answers with one value for each lane.
      if (lane + offset < probabilities.length) probabilities[lane + offset] = output.data[row] as number
    })
  }
}

/** Probability that somebody speaks, one value for each 32 ms of sound at 16 kHz (Silero VAD, MIT). */
export async function speechProbabilities(samples: Float32Array, { signal, progress }: Listening = {}) {
  const network = await openNetwork(weights)
  const steps = Math.ceil(samples.length / step)
  const probabilities = new Float32Array(steps)
  const lanes = Array.from({ length: Math.ceil(steps / laneSteps) }, (_, lane) => lane * laneSteps)
  for (let first = 0; first < lanes.length; first += lanesAtOnce) {
    await hearLanes(network, samples, lanes.slice(first, first + lanesAtOnce), probabilities, signal)
    progress?.(Math.min(1, (first + lanesAtOnce) / lanes.length))
  }
  return probabilities
}
