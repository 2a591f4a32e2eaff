import { at } from '@vitrine/basics/at.ts'
import { totalLength } from '@vitrine/basics/spans.ts'
import { mean } from '@vitrine/basics/statistics.ts'
import { classifyWindows, soundNetworkSchema, windowStarts } from '@vitrine/engines/audio/classify-windows.ts'
import { type Loudness, measureLoudness } from '@vitrine/engines/audio/loudness.ts'
import { readSound } from '@vitrine/engines/audio/read-sound.ts'
import type { Sound } from '@vitrine/engines/audio/sound.ts'
import { waveformPeaks } from '@vitrine/engines/audio/waveform.ts'
import { speechProbabilities } from '@vitrine/engines/speech/speech-probability.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { Engine, RunContext } from '@vitrine/model-kit/run-context.ts'
import { asSureAsBreaths, findSnores, longestPause, type Snore, sureOfSnoring } from './find-snores.ts'
import { findTalking } from './find-talking.ts'
import { type HeardWindow, probabilityCurve, valuesPerSecond } from './probability-curve.ts'
import type { SnoreReport } from './schema.ts'
import description from './weights.json' with { type: 'json' }

const network = soundNetworkSchema.parse(description)
const weights = new URL('./weights.onnx', import.meta.url)

const hopSeconds = 0.5
const frameSeconds = 0.05
/** Probabilities between these leave a window undecided. */
const undecidedBetween = [0.3, 0.7] as const
/** The quietest snore of the training set is at −41 dBFS; below this a phone records its own noise. dBFS. */
const silence = -60
/** Seconds; a rate is not computed from less. */
const leastForRate = 10

interface Heard {
  windows: HeardWindow[]
  /** Time that would have been called snoring if no talking had been detected. */
  talkingSeconds: number
}

/**
 * What the network makes of each window. In a silent one there is no snore, whatever amplified silence resembles; nor where somebody talks: the
 * network learned from sounds of a night and takes a voice for a snore at times.
 */
async function listen(sound: Sound, loudness: Loudness, { signal, report }: RunContext): Promise<Heard> {
  const hop = hopSeconds * sound.rate
  const snore = network.labels.indexOf('snore')
  const speech = await speechProbabilities(sound.samples, {
    signal,
    progress: (fraction) => report({ stage: 'Listening for voices', fraction: 0.1 + 0.3 * fraction }),
  })
  const progress = (fraction: number) =>
    report({ stage: 'Listening for snores', fraction: Math.min(0.99, 0.4 + 0.59 * fraction) })
  const probabilities = await classifyWindows(sound.samples, weights, network, { hop, signal, progress })
  const isTalking = findTalking(speech)
  let talkingSeconds = 0
  const windows = windowStarts(sound.samples.length, network.windowSamples, hop).map((first, index) => {
    const start = first / sound.rate
    const end = Math.min(sound.seconds, start + network.windowSamples / sound.rate)
    const frames = loudness.frames.subarray(Math.floor(start / frameSeconds), Math.ceil(end / frameSeconds))
    const probability = frames.some((level) => level >= silence) ? at(at(probabilities, index), snore) : 0
    if (probability < network.threshold || !isTalking(start, end)) return { start, end, probability }
    talkingSeconds += Math.min(hopSeconds, end - start)
    return { start, end, probability: 0 }
  })
  return { windows, talkingSeconds }
}

/** Mean of the energy, in dBFS. */
function loudnessWithin(snores: readonly Snore[], { frames }: Loudness): number | null {
  const heard = snores.flatMap(({ start, end }) => [
    ...frames.subarray(Math.floor(start / frameSeconds), Math.ceil(end / frameSeconds)),
  ])
  if (heard.length === 0) return null
  const power = mean(heard.map((level) => 10 ** (level / 10)))
  return 10 * Math.log10(power)
}

/** Snores in a recording of half a second to 20 minutes. Throws `InputError` as `readSound` does, and sound-silent. */
export const detectSnores: Engine<SnoreReport> = async (_input, context) => {
  const progress = (done: number) => context.report({ stage: 'Decoding the recording', fraction: 0.1 * done })
  progress(0)
  const bytes = await context.readFile()
  const limits = { minSeconds: 0.5, maxSeconds: 1200, signal: context.signal, progress }
  const sound = await readSound(bytes, { rate: network.sampleRate, ...limits })
  const loudness = measureLoudness(sound.samples, sound.rate, frameSeconds)
  if (Math.max(...loudness.frames) < silence) {
    throw new InputError('sound-silent', `The recording is silent: nothing in it is louder than ${silence} dBFS.`, {
      hint: 'Check the microphone, or place it closer to the sleeper, and record again.',
    })
  }

  const { windows, talkingSeconds } = await listen(sound, loudness, context)
  const curve = probabilityCurve(windows, sound.seconds, hopSeconds)
  const snores = asSureAsBreaths(findSnores(curve, loudness, sound.seconds, network.threshold))
  const [unlikely, likely] = undecidedBetween
  const undecided = windows.filter(({ probability }) => probability > unlikely && probability < likely).length
  const likeliest = Math.max(...windows.map(({ probability }) => probability))
  const best = sureOfSnoring(snores, likeliest)
  return {
    labels: [
      { label: 'snore' as const, confidence: best },
      { label: 'other' as const, confidence: 1 - best },
    ].sort((a, b) => b.confidence - a.confidence),
    known: undecided <= windows.length / 2,
    events: snores.map((snore) => ({ ...snore, label: 'snore' as const })),
    perSecond: valuesPerSecond(curve),
    curve,
    durationSeconds: sound.seconds,
    snoreCount: snores.length,
    snoresPerMinute: sound.seconds < leastForRate ? null : (snores.length * 60) / sound.seconds,
    snoringSeconds: totalLength(snores),
    talkingSeconds,
    longestPause: longestPause(snores),
    loudness: {
      meanDecibels: loudness.meanDecibels,
      peakDecibels: loudness.peakDecibels,
      backgroundDecibels: loudness.frames.toSorted()[Math.floor(loudness.frames.length / 10)] ?? loudness.meanDecibels,
      snoreDecibels: loudnessWithin(snores, loudness),
    },
    waveform: waveformPeaks(sound.samples),
    notes: [...sound.notes],
  }
}
