import sharp from 'sharp'
import { Recognition } from '../documents/ocr/recognition.ts'
import { recognisePicture } from '../documents/ocr/recognise-picture.ts'
import { preparePicture } from '../documents/picture/prepare-picture.ts'
import type { Word } from '../documents/document.ts'
import type { Still } from './still-frames.ts'

export interface WrittenText {
  start: number
  end: number
  text: string
  confidence: number
}

/** Pictures read at once: the recogniser's command takes a core each. */
const readers = 2
const sure = 0.75
/** Mean brightness, of 255. */
const dark = 110
const mostPixels = 4_000_000

/** Words on the given pictures, each line with the time for which it stood there. `until` is when the next picture is read. */
export async function readStills(
  stills: readonly (Still & { until: number })[],
  { signal, progress }: { signal: AbortSignal; progress: (fraction: number) => void },
): Promise<WrittenText[]> {
  const recognition = new Recognition()
  const readings: Line[][] = stills.map(() => [])
  const waiting = [...stills.entries()]
  let done = 0
  const readOn = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      signal.throwIfAborted()
      progress(done / stills.length)
      const [index, still] = next
      readings[index] = await linesOn(still, recognition, signal)
      done += 1
    }
  }
  try {
    await Promise.all(Array.from({ length: readers }, readOn))
  } finally {
    await recognition.stop()
  }
  const found: WrittenText[] = []
  for (const [index, still] of stills.entries()) {
    for (const line of readings[index] ?? []) addLine(found, line, still)
  }
  return found
}

/** Most pictures of a film hold no words: only where a first look finds some is it read with care. */
async function linesOn(still: Still, recognition: Recognition, signal: AbortSignal): Promise<Line[]> {
  const picture = await preparePicture(await darkOnLight(still.jpeg), mostPixels)
  const first = await recognition.recognise({ ...picture, layout: 'page', page: 1, signal })
  const lines = linesOf(first)
  if (lines.length === 0 || first.every(({ confidence }) => confidence >= sure)) return lines
  return linesOf(await recognisePicture(picture, { page: 1, recognition, signal }))
}

/** The recogniser was made for print: light letters on a dark ground are turned round. */
async function darkOnLight(jpeg: Uint8Array): Promise<Uint8Array> {
  const { channels } = await sharp(jpeg).grayscale().stats()
  return (channels[0]?.mean ?? 255) < dark ? sharp(jpeg).grayscale().negate().jpeg({ quality: 95 }).toBuffer() : jpeg
}

interface Line {
  text: string
  confidence: number
}

function addLine(found: WrittenText[], line: Line, still: Still & { until: number }) {
  const known = found.find(({ text, end }) => sameText(text, line.text) && still.time - end <= 0.01)
  if (!known) {
    found.push({ start: still.time, end: still.until, ...line })
    return
  }
  known.end = still.until
  if (line.confidence > known.confidence) Object.assign(known, line)
}

/** Words that are surely words: textures of walls and leaves read as short nonsense of low confidence. */
function linesOf(words: readonly Word[]): Line[] {
  const lines: Word[][] = []
  for (const word of words) {
    if (word.confidence < sure || !/[\p{L}\p{N}]/u.test(word.text)) continue
    const last = lines.at(-1)
    const before = last?.at(-1)
    const height = word.box[3] - word.box[1]
    const follows = before && word.box[0] >= before.box[0] && Math.abs(word.box[1] - before.box[1]) < 0.6 * height
    if (last && follows) last.push(word)
    else lines.push([word])
  }
  return lines
    .map((line) => ({
      text: line.map(({ text }) => text).join(' '),
      confidence: line.reduce((sum, { confidence }) => sum + confidence, 0) / line.length,
    }))
    .filter(({ text }) => (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 3)
}

const sameText = (a: string, b: string) => plain(a) === plain(b)
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
