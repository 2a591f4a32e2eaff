/** Power spectra of frames of one size, by a radix-2 transform whose tables are made once. */
export function powerSpectrum(size: number): (frame: Float32Array) => Float32Array {
  const bits = Math.log2(size)
  const reversed = Uint16Array.from({ length: size }, (_, index) => {
    let other = 0
    for (let bit = 0; bit < bits; bit++) other |= ((index >> bit) & 1) << (bits - 1 - bit)
    return other
  })
  const cosines = Float64Array.from({ length: size / 2 }, (_, index) => Math.cos((2 * Math.PI * index) / size))
  const sines = Float64Array.from({ length: size / 2 }, (_, index) => Math.sin((2 * Math.PI * index) / size))
  const real = new Float64Array(size)
  const imaginary = new Float64Array(size)

  return (frame) => {
    // Indices stay inside; casts cost nothing in these loops, which `at` would slow (docs/decisions/014).
    imaginary.fill(0)
    for (let index = 0; index < size; index++) real[reversed[index] as number] = frame[index] as number
    for (let half = 1; half < size; half *= 2) {
      const stride = size / (2 * half)
      for (let start = 0; start < size; start += 2 * half) {
        for (let step = 0; step < half; step++) {
          const cosine = cosines[step * stride] as number
          const sine = sines[step * stride] as number
          const upper = start + step
          const lower = upper + half
          const turnedReal = cosine * (real[lower] as number) + sine * (imaginary[lower] as number)
          const turnedImaginary = cosine * (imaginary[lower] as number) - sine * (real[lower] as number)
          real[lower] = (real[upper] as number) - turnedReal
          imaginary[lower] = (imaginary[upper] as number) - turnedImaginary
          real[upper] = (real[upper] as number) + turnedReal
          imaginary[upper] = (imaginary[upper] as number) + turnedImaginary
        }
      }
    }
    return Float32Array.from(
      { length: size / 2 + 1 },
      (_, index) => (real[index] as number) ** 2 + (imaginary[index] as number) ** 2,
    )
  }
}
