const header = 44

/** One channel of samples (−1…1) as a WAV file of 16-bit PCM. */
export function encodeWav(samples: Float32Array, sampleRate: number): Blob {
  const bytes = new DataView(new ArrayBuffer(header + samples.length * 2))
  const word = (at: number, text: string) => {
    for (let index = 0; index < text.length; index += 1) bytes.setUint8(at + index, text.charCodeAt(index))
  }
  word(0, 'RIFF')
  bytes.setUint32(4, bytes.byteLength - 8, true)
  word(8, 'WAVEfmt ')
  bytes.setUint32(16, 16, true)
  bytes.setUint16(20, 1, true)
  bytes.setUint16(22, 1, true)
  bytes.setUint32(24, sampleRate, true)
  bytes.setUint32(28, sampleRate * 2, true)
  bytes.setUint16(32, 2, true)
  bytes.setUint16(34, 16, true)
  word(36, 'data')
  bytes.setUint32(40, samples.length * 2, true)
  for (const [index, sample] of samples.entries()) {
    const clipped = Math.max(-1, Math.min(1, sample))
    bytes.setInt16(header + index * 2, Math.round(clipped * 0x7f_ff), true)
  }
  return new Blob([bytes], { type: 'audio/wav' })
}
