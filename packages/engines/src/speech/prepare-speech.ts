/** Rumble below the lowest voice. Hertz. */
const lowest = 70
/** RMS that the recognisers' training recordings have; −20 dBFS. */
const level = 0.1

/** Second-order Butterworth. */
function highPass(samples: Float32Array, rate: number): Float32Array {
  const turn = Math.tan((Math.PI * lowest) / rate)
  const scale = 1 / (1 + Math.SQRT2 * turn + turn * turn)
  const back1 = 2 * (turn * turn - 1) * scale
  const back2 = (1 - Math.SQRT2 * turn + turn * turn) * scale
  const output = new Float32Array(samples.length)
  let [in1, in2, out1, out2] = [0, 0, 0, 0]
  for (let index = 0; index < samples.length; index++) {
    // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
    const value = samples[index] as number
    const filtered = scale * (value - 2 * in1 + in2) - back1 * out1 - back2 * out2
    in2 = in1
    in1 = value
    out2 = out1
    out1 = filtered
    output[index] = filtered
  }
  return output
}

/** A copy without rumble, at the loudness that recognisers were trained at; never louder than the file can hold. */
export function prepareSpeech(samples: Float32Array, rate: number): Float32Array {
  const clean = highPass(samples, rate)
  let power = 0
  let peak = 0
  for (const value of clean) {
    power += value * value
    peak = Math.max(peak, Math.abs(value))
  }
  const rms = Math.sqrt(power / Math.max(1, clean.length))
  if (rms === 0) return clean
  const gain = Math.min(level / rms, 0.95 / peak)
  return clean.map((value) => value * gain)
}
