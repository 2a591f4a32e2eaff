/** Characters that a viewer reads in one line; more than two lines hide the picture. */
const lineLength = 42

/** What is said from a start to an end, in seconds. */
interface Spoken {
  start: number
  end: number
  text: string
}

function packWords(words: readonly string[], longest: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= longest) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Segments longer than two lines become several cues, each with its share of the time by its characters. */
function cuesOf(segments: readonly Spoken[]): Spoken[] {
  return segments.flatMap(({ start, end, text }) => {
    const parts = packWords(text.split(/\s+/).filter(Boolean), 2 * lineLength)
    const length = parts.reduce((sum, part) => sum + part.length, 0)
    let passed = 0
    return parts.map((part) => {
      const from = start + ((end - start) * passed) / length
      passed += part.length
      return { start: from, end: start + ((end - start) * passed) / length, text: part }
    })
  })
}

const wrap = (text: string) => packWords(text.split(' '), lineLength).join('\n')

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')

function clock(seconds: number, mark: ',' | '.'): string {
  const milliseconds = Math.round(seconds * 1000)
  const rest = String(milliseconds % 1000).padStart(3, '0')
  return `${two(milliseconds / 3_600_000)}:${two((milliseconds / 60_000) % 60)}:${two((milliseconds / 1000) % 60)}${mark}${rest}`
}

/** SubRip: numbered cues, a comma before the milliseconds. */
export function toSrt(segments: readonly Spoken[]): string {
  return cuesOf(segments)
    .map(({ start, end, text }, index) => `${index + 1}\n${clock(start, ',')} --> ${clock(end, ',')}\n${wrap(text)}\n`)
    .join('\n')
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** WebVTT (W3C). */
export function toVtt(segments: readonly Spoken[]): string {
  const cues = cuesOf(segments).map(
    ({ start, end, text }) => `${clock(start, '.')} --> ${clock(end, '.')}\n${wrap(escape(text))}\n`,
  )
  return ['WEBVTT\n', ...cues].join('\n')
}

/** One line a segment, with its time. */
export function toPlainText(segments: readonly Spoken[]): string {
  return segments
    .filter(({ text }) => text !== '')
    .map(({ start, text }) => `[${clock(start, '.').slice(0, 8)}] ${text}\n`)
    .join('')
}
