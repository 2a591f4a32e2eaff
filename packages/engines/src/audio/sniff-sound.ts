import { findMpegFrame, id3Length } from './mpeg-header.ts'
import type { SoundFormat } from './sound.ts'

/** What the bytes are, whatever the file is called; null where they are no sound that we know. */
export function sniffSound(bytes: Uint8Array): SoundFormat | null {
  const text = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end))
  if (['RIFF', 'RF64'].includes(text(0, 4)) && text(8, 12) === 'WAVE') return 'wav'
  if (text(0, 4) === 'OggS') return 'ogg'
  if (text(4, 8) === 'ftyp') return 'mp4'
  // Some writers put an ID3 tag before FLAC, too.
  const start = id3Length(bytes)
  if (text(start, start + 4) === 'fLaC') return 'flac'
  // A tag with no frame behind it is still an MP3, a damaged one.
  return start > 0 || findMpegFrame(bytes) !== null ? 'mp3' : null
}
