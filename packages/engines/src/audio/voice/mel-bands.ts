import { at } from '@vitrine/basics/at.ts'

const melOf = (hertz: number) => 2595 * Math.log10(1 + hertz / 700)
const hertzOf = (mel: number) => 700 * (10 ** (mel / 2595) - 1)

/** Triangles on the HTK mel scale over a power spectrum of `size / 2 + 1` bins: log energies of `bands` bands. */
export function melBands(rate: number, size: number, bands: number, [low, high]: readonly [number, number]) {
  const first = melOf(low)
  const last = melOf(high)
  const edges = Array.from({ length: bands + 2 }, (_, index) => hertzOf(first + ((last - first) * index) / (bands + 1)))
  const filters = Array.from({ length: bands }, (_, band) => {
    const [left = 0, middle = 0, right = 0] = edges.slice(band, band + 3)
    return Array.from({ length: size / 2 + 1 }, (_bin, bin) => ({ bin, hertz: (bin * rate) / size }))
      .map(({ bin, hertz }) => ({
        bin,
        weight: Math.min((hertz - left) / (middle - left), (right - hertz) / (right - middle)),
      }))
      .filter(({ weight }) => weight > 0)
  })
  return (spectrum: Float32Array): Float32Array =>
    Float32Array.from(filters, (filter) =>
      Math.log(1e-10 + filter.reduce((sum, { bin, weight }) => sum + weight * at(spectrum, bin), 0)),
    )
}

/** The first `count` coefficients of the discrete cosine transform of log energies, without the first, which is loudness. */
export function cepstrum(energies: Float32Array, count: number): Float32Array {
  const bands = energies.length
  return Float32Array.from({ length: count }, (_, index) => {
    let sum = 0
    for (let band = 0; band < bands; band++) {
      sum += at(energies, band) * Math.cos((Math.PI * (index + 1) * (band + 0.5)) / bands)
    }
    return sum * Math.sqrt(2 / bands)
  })
}
