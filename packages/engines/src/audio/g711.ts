/** ITU-T G.711, as telephone systems record: one byte a sample, loud ones coarser than soft ones. Both answer −1…1. */

export function muLawSample(byte: number): number {
  const code = ~byte & 0xff
  const exponent = (code >> 4) & 7
  const size = (((code & 15) * 8 + 132) << exponent) - 132
  return (code & 0x80 ? -size : size) / 0x8000
}

export function aLawSample(byte: number): number {
  const code = byte ^ 0x55
  const exponent = (code >> 4) & 7
  const mantissa = (code & 15) * 16 + 8
  const size = exponent === 0 ? mantissa : (mantissa + 256) << (exponent - 1)
  return (code & 0x80 ? size : -size) / 0x8000
}
