import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'

type Segments = BlockOf<'transcript'>['segments']

const padded = (value: number, length: number) => String(value).padStart(length, '0')

/** Hours, minutes, seconds and milliseconds in the format of subtitle files. */
function stamp(seconds: number, point: ',' | '.') {
  const all = Math.round(seconds * 1000)
  const [h, m, s] = [Math.floor(all / 3_600_000), Math.floor(all / 60_000) % 60, Math.floor(all / 1000) % 60]
  return `${padded(h, 2)}:${padded(m, 2)}:${padded(s, 2)}${point}${padded(all % 1000, 3)}`
}

/** SubRip subtitles. */
export const toSrt = (segments: Segments): string =>
  segments
    .map(({ start, end, text }, index) => `${index + 1}\n${stamp(start, ',')} --> ${stamp(end, ',')}\n${text}\n`)
    .join('\n')

/** WebVTT subtitles. */
export const toVtt = (segments: Segments): string =>
  `WEBVTT\n\n${segments.map(({ start, end, text }) => `${stamp(start, '.')} --> ${stamp(end, '.')}\n${text}\n`).join('\n')}`
