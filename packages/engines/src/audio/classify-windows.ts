import { softmax } from '@vitrine/basics/softmax.ts'
import { Tensor } from 'onnxruntime-node'
import { z } from 'zod'
import { openNetwork } from '../network/open-network.ts'

/** The weights.json of a sound network; written by evals/train/audio. */
export const soundNetworkSchema = z.object({
  /** In the order of the network's outputs. */
  labels: z.array(z.string()).min(2),
  /** Samples per second. */
  sampleRate: z.int().positive(),
  /** Samples that the network takes at once. */
  windowSamples: z.int().positive(),
  /** The logits are divided by it, so that a confidence of 0.8 is right in about 8 of 10 cases. */
  temperature: z.number().positive(),
  /** From this probability on the label counts. */
  threshold: z.number().min(0).max(1),
})
export type SoundNetwork = z.infer<typeof soundNetworkSchema>

export interface WindowOptions {
  /** Samples from one window to the next. */
  hop: number
  signal: AbortSignal
  /** Called with the share of the windows that is done, 0…1. */
  progress?: (fraction: number) => void
}

const batch = 32

/** First sample of each window; the last window ends with the sound, so that its end is classified too. */
export function windowStarts(length: number, window: number, hop: number): number[] {
  const last = Math.max(0, length - window)
  const starts = Array.from({ length: Math.floor(last / hop) + 1 }, (_, index) => index * hop)
  return starts.at(-1) === last ? starts : [...starts, last]
}

function fillWindow(window: Float32Array, samples: Float32Array, start: number): void {
  const part = samples.subarray(start, start + window.length)
  for (let offset = 0; offset < window.length; offset += part.length) {
    window.set(part.subarray(0, window.length - offset), offset)
  }
}

/**
 * Calibrated probabilities of the network's labels for each window of `windowStarts`, in order.
 * A sound shorter than a window is repeated until it fills one: silence at its end would be heard as a sound stopping.
 * The network takes `samples` (n, windowSamples) and answers `logits` (n, labels).
 */
export async function classifyWindows(
  samples: Float32Array,
  weights: URL,
  { labels, windowSamples, temperature }: SoundNetwork,
  { hop, signal, progress }: WindowOptions,
): Promise<number[][]> {
  const network = await openNetwork(weights)
  const starts = windowStarts(samples.length, windowSamples, hop)
  const probabilities: number[][] = []
  for (let first = 0; first < starts.length; first += batch) {
    signal.throwIfAborted()
    const chosen = starts.slice(first, first + batch)
    const input = new Float32Array(chosen.length * windowSamples)
    chosen.forEach((start, row) =>
      fillWindow(input.subarray(row * windowSamples, (row + 1) * windowSamples), samples, start),
    )
    const { logits } = await network.run({ samples: new Tensor('float32', input, [chosen.length, windowSamples]) })
    if (!(logits?.data instanceof Float32Array)) throw new Error('The network has no output logits of type float32.')
    for (let row = 0; row < chosen.length; row++) {
      probabilities.push(softmax(logits.data.subarray(row * labels.length, (row + 1) * labels.length), temperature))
    }
    progress?.(Math.min(1, (first + batch) / starts.length))
  }
  return probabilities
}
