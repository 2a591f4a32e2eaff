import { InputError } from '@vitrine/errors/input-error.ts'
import { aLawSample, muLawSample } from './g711.ts'
import type { DecodedSound } from './sound.ts'

const pcm = 1
const float = 3
const aLaw = 6
const muLaw = 7
const extensible = 0xfffe

interface WavFormat {
  code: number
  channels: number
  rate: number
  bits: number
  /** Bytes of one sample of all channels. */
  frameLength: number
}

const damaged = (what: string) =>
  new InputError('sound-damaged', `The WAV file cannot be read: ${what}.`, {
    hint: 'Export the recording again, as 16 bit PCM WAV or as MP3.',
  })

const unsupported = ({ code, bits }: Pick<WavFormat, 'code' | 'bits'>) =>
  new InputError('type-unsupported', `WAV with encoding ${code} at ${bits} bits is not read.`, {
    hint: 'Export the recording as 16 bit PCM WAV or as MP3.',
  })

function readFormat(view: DataView, start: number, size: number): WavFormat {
  const tag = view.getUint16(start, true)
  const format = {
    // The first two bytes of the sub-format's GUID are the code that it stands for.
    code: tag === extensible && size >= 26 ? view.getUint16(start + 24, true) : tag,
    channels: view.getUint16(start + 2, true),
    rate: view.getUint32(start + 4, true),
    frameLength: view.getUint16(start + 12, true),
    bits: view.getUint16(start + 14, true),
  }
  if (![pcm, float, aLaw, muLaw].includes(format.code)) throw unsupported(format)
  if (format.channels === 0 || format.rate === 0) throw damaged('it names no channels or no rate')
  if (format.frameLength !== format.channels * Math.ceil(format.bits / 8))
    throw damaged('its format contradicts itself')
  return format
}

/** One NaN would make everything computed from the sound NaN. */
const finite = (value: number) => (Number.isFinite(value) ? value : 0)

function sampleReader(view: DataView, { code, bits }: WavFormat): (offset: number) => number {
  if (code === pcm && bits === 8) return (offset) => (view.getUint8(offset) - 128) / 128
  if (code === pcm && bits === 16) return (offset) => view.getInt16(offset, true) / 0x8000
  if (code === pcm && bits === 24)
    return (offset) => ((view.getInt8(offset + 2) << 16) | view.getUint16(offset, true)) / 0x800000
  if (code === pcm && bits === 32) return (offset) => view.getInt32(offset, true) / 0x80000000
  if (code === float && bits === 32) return (offset) => finite(view.getFloat32(offset, true))
  if (code === float && bits === 64) return (offset) => finite(view.getFloat64(offset, true))
  if (code === muLaw && bits === 8) return (offset) => muLawSample(view.getUint8(offset))
  if (code === aLaw && bits === 8) return (offset) => aLawSample(view.getUint8(offset))
  throw unsupported({ code, bits })
}

function readData(view: DataView, start: number, size: number, format: WavFormat): DecodedSound {
  const read = sampleReader(view, format)
  const available = view.byteLength - start
  // A writer that could not seek back leaves 0 or the largest number, and RF64 keeps the size elsewhere: the size is then unknown.
  const open = size === 0xffffffff || (size === 0 && available > 0)
  const frames = Math.floor(Math.min(open ? available : size, available) / format.frameLength)
  const width = format.frameLength / format.channels
  const channels = Array.from({ length: format.channels }, (_, channel) => {
    const samples = new Float32Array(frames)
    const first = start + channel * width
    for (let frame = 0; frame < frames; frame++) samples[frame] = read(first + frame * format.frameLength)
    return samples
  })
  return { channels, rate: format.rate, claimedSeconds: open ? null : size / format.frameLength / format.rate }
}

/** RIFF and RF64 WAVE: PCM of 8, 16, 24 and 32 bits, float of 32 and 64, G.711 of 8, plain or extensible, any channels and rate. */
export function decodeWav(bytes: Uint8Array): DecodedSound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let format: WavFormat | null = null
  let offset = 12
  while (offset + 8 <= bytes.length) {
    const id = String.fromCharCode(...bytes.subarray(offset, offset + 4))
    const size = view.getUint32(offset + 4, true)
    const start = offset + 8
    if (id === 'fmt ') {
      if (start + Math.max(size, 16) > bytes.length) break
      format = readFormat(view, start, size)
    }
    if (id === 'data') {
      if (format === null) throw damaged('its format is missing')
      return readData(view, start, size, format)
    }
    offset = start + size + (size % 2)
  }
  throw damaged('it holds no sound data')
}
