import { at } from '@vitrine/basics/at.ts'
export interface WavKind {
  rate: number
  channels?: number
  bits?: 8 | 16 | 24 | 32 | 64
  float?: boolean
  extensible?: boolean
}

function writeSample(view: DataView, offset: number, value: number, kind: { bits: number; float: boolean }): void {
  if (kind.float && kind.bits === 64) return view.setFloat64(offset, value, true)
  if (kind.float) return view.setFloat32(offset, value, true)
  if (kind.bits === 8) return view.setUint8(offset, Math.round(value * 127) + 128)
  if (kind.bits === 16) return view.setInt16(offset, Math.round(value * 0x7fff), true)
  if (kind.bits === 32) return view.setInt32(offset, Math.round(value * 0x7fffffff), true)
  const whole = Math.round(value * 0x7fffff)
  view.setUint16(offset, whole & 0xffff, true)
  view.setInt8(offset + 2, whole >> 16)
}

/** A WAV file of the same samples in every channel, in any of the encodings that programs write. */
export function writeWav(samples: ArrayLike<number>, kind: WavKind): Uint8Array {
  const { rate, channels = 1, bits = 16, float = false, extensible = false } = kind
  const width = bits / 8
  const formatLength = extensible ? 40 : 16
  const dataLength = samples.length * channels * width
  const view = new DataView(new ArrayBuffer(28 + formatLength + dataLength))
  const text = (offset: number, value: string) =>
    new Uint8Array(view.buffer, offset).set(new TextEncoder().encode(value))
  const code = float ? 3 : 1
  text(0, 'RIFF')
  view.setUint32(4, view.byteLength - 8, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, formatLength, true)
  view.setUint16(20, extensible ? 0xfffe : code, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * channels * width, true)
  view.setUint16(32, channels * width, true)
  view.setUint16(34, bits, true)
  if (extensible) {
    view.setUint16(36, 22, true)
    view.setUint16(38, bits, true)
    view.setUint16(44, code, true)
  }
  text(20 + formatLength, 'data')
  view.setUint32(24 + formatLength, dataLength, true)

  let offset = 28 + formatLength
  for (let frame = 0; frame < samples.length; frame++) {
    for (let channel = 0; channel < channels; channel++) {
      writeSample(view, offset, at(samples, frame), { bits, float })
      offset += width
    }
  }
  return new Uint8Array(view.buffer)
}

export function sine(hertz: number, rate: number, seconds: number, peak = 0.5): Float32Array {
  return Float32Array.from(
    { length: Math.round(rate * seconds) },
    (_, index) => peak * Math.sin((2 * Math.PI * hertz * index) / rate),
  )
}
