/** The header of one MPEG audio frame (ISO/IEC 11172-3 §2.4.2.3, 13818-3 and the MPEG 2.5 extension). */
export interface MpegHeader {
  rate: number
  channels: number
  samplesPerFrame: number
  /** Bytes of the frame, header included. */
  length: number
  /** Bytes between the header and the audio data; a Xing or Info header stands there. */
  sideLength: number
}

const bitrates = {
  '1-1': [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  '1-2': [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  '1-3': [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  '2-1': [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  '2-2': [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const

const rates = [44_100, 48_000, 32_000]

/** The header at `offset`, or null where there is none. */
export function readMpegHeader(bytes: Uint8Array, offset: number): MpegHeader | null {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(offset, offset + 4)
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null
  const version = [2.5, null, 2, 1][(second >> 3) & 3]
  const layer = [null, 3, 2, 1][(second >> 1) & 3]
  const rate = rates[(third >> 2) & 3]
  if (version == null || layer == null || rate === undefined) return null
  const table = version === 1 ? (`1-${layer as 1 | 2 | 3}` as const) : layer === 1 ? '2-1' : '2-2'
  const kilobits = bitrates[table][(third >> 4) - 1]
  if (kilobits === undefined) return null

  const ownRate = version === 1 ? rate : version === 2 ? rate / 2 : rate / 4
  const samplesPerFrame = layer === 1 ? 384 : layer === 3 && version !== 1 ? 576 : 1152
  const slot = layer === 1 ? 4 : 1
  const slots = Math.floor(((samplesPerFrame / 8 / slot) * kilobits * 1000) / ownRate) + ((third >> 1) & 1)
  const channels = fourth >> 6 === 3 ? 1 : 2
  const sideLength = version === 1 ? (channels === 1 ? 17 : 32) : channels === 1 ? 9 : 17
  return { rate: ownRate, channels, samplesPerFrame, length: slots * slot, sideLength }
}

/** Bytes of the ID3v2 tag at the start of a file, 0 where there is none. */
export function id3Length(bytes: Uint8Array): number {
  if (bytes[0] !== 0x49 || bytes[1] !== 0x44 || bytes[2] !== 0x33) return 0
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, 10)
  const footer = ((bytes[5] ?? 0) & 0x10) === 0 ? 0 : 10
  return 10 + footer + (a << 21) + (b << 14) + (c << 7) + d
}

/**
 * Where the first frame starts, or null. Two headers in a row are asked for, the second where the first says it is:
 * eleven set bits alone occur in any file. Players skip some rubbish before the first frame; so do we.
 */
export function findMpegFrame(bytes: Uint8Array): { offset: number; header: MpegHeader } | null {
  const start = id3Length(bytes)
  const last = Math.min(bytes.length - 4, start + 8192)
  for (let offset = start; offset <= last; offset++) {
    const header = readMpegHeader(bytes, offset)
    if (header === null) continue
    const next = offset + header.length
    if (next + 4 > bytes.length || readMpegHeader(bytes, next)?.rate === header.rate) return { offset, header }
  }
  return null
}

/** Seconds that a Xing, Info or VBRI header claims, or null where there is none. */
export function claimedMpegSeconds(bytes: Uint8Array): number | null {
  const found = findMpegFrame(bytes)
  if (found === null) return null
  const { offset, header } = found
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tagAt = (place: number) => String.fromCharCode(...bytes.subarray(place, place + 4))
  const ofFrames = (frames: number) => (frames * header.samplesPerFrame) / header.rate

  const xing = offset + 4 + header.sideLength
  const hasFrames = xing + 12 <= bytes.length && (view.getUint32(xing + 4) & 1) === 1
  if (['Xing', 'Info'].includes(tagAt(xing))) return hasFrames ? ofFrames(view.getUint32(xing + 8)) : null
  const vbri = offset + 36
  return tagAt(vbri) === 'VBRI' && vbri + 18 <= bytes.length ? ofFrames(view.getUint32(vbri + 14)) : null
}
