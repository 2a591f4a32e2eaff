/** From here on the libraries that read pictures take noticeable time: they walk the list of frames once for each of them. */
export const mostFrames = 1000

const word = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

/** Whether this is an animated WebP of more than `mostFrames` frames, seen from its chunks (RFC 9649) without decoding any. */
export function isLongWebp(bytes: Uint8Array): boolean {
  if (word(bytes, 0) !== 'RIFF' || word(bytes, 8) !== 'WEBP') return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let frames = 0
  for (let at = 12; at + 8 <= bytes.length && frames <= mostFrames; ) {
    if (word(bytes, at) === 'ANMF') frames += 1
    const size = view.getUint32(at + 4, true)
    at += 8 + size + (size % 2)
  }
  return frames > mostFrames
}
