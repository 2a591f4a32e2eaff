import { mean } from '@vitrine/basics/statistics.ts'
import { defaultDocumentLimits, type Word } from '../documents/document.ts'
import { recognisePicture } from '../documents/ocr/recognise-picture.ts'
import { preparePicture } from '../documents/picture/prepare-picture.ts'
import type { Still } from './still-frames.ts'

export interface WrittenText {
  start: number
  end: number
  text: string
  confidence: number
}

/** Textures of walls and leaves read as words of lower confidence. */
const sure = 0.75
/** Words on one line differ in height by less than this share of a word's height. */
const sameLine = 0.6
const mostPixels = 4_000_000

interface Line {
  text: string
  confidence: number
}

/** The lines of what was surely read. */
function linesOf(words: readonly Word[]): Line[] {
  const lines: Word[][] = []
  for (const word of words) {
    if (word.confidence < sure || !/[\p{L}\p{N}]/u.test(word.text)) continue
    const last = lines.at(-1)
    const before = last?.at(-1)
    const height = word.box[3] - word.box[1]
    const follows = before && word.box[0] >= before.box[0] && Math.abs(word.box[1] - before.box[1]) < sameLine * height
    if (last && follows) last.push(word)
    else lines.push([word])
  }
  return lines
    .map((line) => ({
      text: line.map(({ text }) => text).join(' '),
      confidence: mean(line.map(({ confidence }) => confidence)),
    }))
    .filter(({ text }) => (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 3)
}

async function linesOn(still: Still, signal: AbortSignal): Promise<Line[]> {
  return linesOf(
    await recognisePicture(await preparePicture(still.jpeg, { ...defaultDocumentLimits, maxPixels: mostPixels }), {
      page: 1,
      signal,
    }),
  )
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const sameText = (a: string, b: string) => plain(a) === plain(b)

function addLine(found: WrittenText[], line: Line, still: Still & { until: number }) {
  const known = found.find(({ text, end }) => sameText(text, line.text) && still.time - end <= 0.01)
  if (!known) {
    found.push({ start: still.time, end: still.until, ...line })
    return
  }
  known.end = still.until
  if (line.confidence > known.confidence) Object.assign(known, line)
}

/** Words on the given pictures, each line with the time for which it stood there. `until` is when the next picture is read. */
export async function readStills(
  stills: readonly (Still & { until: number })[],
  { signal, progress }: { signal: AbortSignal; progress: (fraction: number) => void },
): Promise<WrittenText[]> {
  const readings: Line[][] = []
  for (const [index, still] of stills.entries()) {
    signal.throwIfAborted()
    progress(index / stills.length)
    readings.push(await linesOn(still, signal))
  }
  const found: WrittenText[] = []
  for (const [index, still] of stills.entries()) {
    for (const line of readings[index] ?? []) addLine(found, line, still)
  }
  return found
}
