import { at } from '@vitrine/basics/at.ts'
import { softmax } from '@vitrine/basics/softmax.ts'
import { Tensor } from 'onnxruntime-node'
import { z } from 'zod'
import { openNetwork } from '../../network/open-network.ts'
import { voiceFeatures } from './voice-features.ts'

/** The weights.json of a voice network; written by evals/train/audio/voice_emotion.py. */
export const voiceNetworkSchema = z.object({
  /** In the order of the network's outputs. */
  labels: z.array(z.string()).min(2),
  /** How many features it was trained on. */
  features: z.int().positive(),
  /** The logits are divided by it, so that a confidence of 0.8 is right in about 8 of 10 cases. */
  temperature: z.number().positive(),
  /** Voices further than this from those of the training cannot be judged by the network. */
  farthest: z.number().positive(),
})
export type VoiceNetwork = z.infer<typeof voiceNetworkSchema>

export interface VoiceJudgement {
  /** Calibrated, in the order of the network's labels. */
  probabilities: number[]
  /** False where the voice is unlike all that the network learnt from: then the probabilities say little. */
  familiar: boolean
}

/** The network's judgement of one stretch of speech at `voiceRate`. */
export async function classifyVoice(
  samples: Float32Array,
  weights: URL,
  network: VoiceNetwork,
): Promise<VoiceJudgement> {
  const features = voiceFeatures(samples)
  if (features.length !== network.features) {
    throw new Error(`The voice network was trained on ${network.features} features; there are ${features.length}.`)
  }
  const session = await openNetwork(weights)
  const { logits, distance } = await session.run({ features: new Tensor('float32', features, [1, features.length]) })
  if (!(logits?.data instanceof Float32Array && distance?.data instanceof Float32Array)) {
    throw new Error('The network has no outputs logits and distance of type float32.')
  }
  const familiar = at(distance.data, 0) <= network.farthest
  return { probabilities: softmax(logits.data, network.temperature), familiar }
}
