import { at } from '@vitrine/basics/at.ts'
import { muLawSample } from '@vitrine/engines/audio/g711.ts'
import { resample } from '@vitrine/engines/audio/resample.ts'

const rate = 16_000
const lineRate = 8000
/** Of a telephone's band. Hertz. */
const lowest = 300

/** A first-order high pass, twice. */
function aboveLowest(samples: Float32Array): Float32Array {
  const keep = 1 / (1 + (2 * Math.PI * lowest) / lineRate)
  let result = samples
  for (let pass = 0; pass < 2; pass++) {
    const output = new Float32Array(result.length)
    for (let index = 1; index < result.length; index++) {
      output[index] = keep * (at(output, index - 1) + at(result, index) - at(result, index - 1))
    }
    result = output
  }
  return result
}

const levels = Float32Array.from({ length: 256 }, (_, byte) => muLawSample(byte)).sort()

/** The nearest of the 256 values that the line knows. */
function throughMuLaw(value: number): number {
  let [low, high] = [0, levels.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (at(levels, middle) <= value) low = middle
    else high = middle
  }
  const [below, above] = [at(levels, low), at(levels, high)]
  return value - below < above - value ? below : above
}

/** A sound at 16 kHz as a telephone line carries it: 300 Hz to 4 kHz, 8,000 samples a second in eight bits (μ-law), and back to 16 kHz. */
export function byTelephone(samples: Float32Array): Float32Array {
  const line = aboveLowest(resample(samples, rate, lineRate))
  return resample(line.map(throughMuLaw), lineRate, rate)
}
