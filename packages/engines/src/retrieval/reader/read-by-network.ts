import { at } from '@vitrine/basics/at.ts'
import { Tensor } from 'onnxruntime-node'
import { openNetwork } from '../../network/open-network.ts'
import type { Encoding } from '../../text/encoder/token-batches.ts'
import { multilingualSpelling } from '../../text/multilingual/spelling.ts'
import { lookUpPieces } from '../../text/multilingual/word-vectors.ts'
import type { Pieces, Spelling } from '../../text/pieces.ts'
import { likeliestSpans, type Span } from './likeliest-spans.ts'

/** Where in a passage the network finds the answer to a question, and whether it finds one at all. */
export interface NetworkReading {
  /** The most likely stretches, best first; offsets in UTF-16 code units of the passage; whole words. */
  spans: readonly { start: number; end: number }[]
  /** Log odds of a stretch against 'the passage does not say'; very low for one that the network did not see. */
  marginOf: (start: number, end: number) => number
  /** Log odds that the passage answers at all, as the network judges the whole. */
  answerable: number
}

const weights = new URL('./reader.onnx', import.meta.url)

/** Pieces in one window, and the maximum of them for the question. */
const seenAtOnce = 256
const longestQuestion = 48
/** Pieces by which two windows of a long passage overlap. */
const overlap = 64
const unseen = -100
// Few, so that aborts and progress are handled every half second; larger batches are no faster.
const windowsAtOnce = 2

interface Window {
  of: number
  pieces: Pieces
  from: number
  to: number
}

function windowsOf(of: number, pieces: Pieces, room: number): Window[] {
  const windows: Window[] = []
  for (let from = 0; from < pieces.ids.length; from += room - overlap) {
    const to = Math.min(pieces.ids.length, from + room)
    windows.push({ of, pieces, from, to })
    if (to === pieces.ids.length) break
  }
  return windows
}

/** The pieces in each row of a batch: the question, the longest window and three marks. */
const widthOf = (asked: readonly number[], batch: readonly Window[]): number =>
  asked.length + 3 + Math.max(...batch.map(({ from, to }) => to - from))

async function tensorsOf(
  asked: readonly number[],
  batch: readonly Window[],
  { first, padding, last }: Spelling['marks'],
): Promise<Record<'states' | 'kinds' | 'mask', Tensor>> {
  const width = widthOf(asked, batch)
  // The cast: three are made of three.
  const [ids, kinds, mask] = [0, 1, 2].map(() => new BigInt64Array(batch.length * width)) as [
    BigInt64Array,
    BigInt64Array,
    BigInt64Array,
  ]
  ids.fill(BigInt(padding))
  for (const [row, { pieces, from, to }] of batch.entries()) {
    const framed = [first, ...asked, last, ...pieces.ids.slice(from, to), last].map(BigInt)
    ids.set(framed, row * width)
    mask.fill(1n, row * width, row * width + framed.length)
    kinds.fill(1n, row * width + asked.length + 2, row * width + framed.length)
  }
  const tensor = (values: BigInt64Array) => new Tensor('int64', values, [batch.length, width])
  return { states: await lookUpPieces(tensor(ids)), kinds: tensor(kinds), mask: tensor(mask) }
}

function valuesOf(tensor: Tensor | undefined): Float32Array {
  if (!(tensor?.data instanceof Float32Array)) throw new Error('The reading network answers in another form.')
  return tensor.data
}

interface Row {
  starts: Float32Array
  ends: Float32Array
  /** Index of the passage's first piece; index 0 scores that the passage has no answer. */
  head: number
}

/** Whether the characters on both sides of an offset belong to one word. */
const isInWord = (text: string, place: number): boolean => /[\p{L}\p{N}]{2}/u.test(text.slice(place - 1, place + 1))

/** Extends a stretch of pieces, which may be parts of words, to whole words. */
function wholeWords(text: string, from: number, to: number): { start: number; end: number } {
  let [start, end] = [from, to]
  while (start > 0 && isInWord(text, start)) start -= 1
  while (end < text.length && isInWord(text, end)) end += 1
  return { start, end }
}

function readingOf(
  text: string,
  { pieces, from, to }: Window,
  { starts, ends, head }: Row,
  answerable: number,
): NetworkReading & { best: number } {
  const none = at(starts, 0) + at(ends, 0)
  const found: Span[] = likeliestSpans(starts.subarray(head, head + to - from), ends.subarray(head, head + to - from))
  const marginOf = (start: number, end: number): number => {
    const first = pieces.starts.findIndex((_, piece) => piece >= from && piece < to && at(pieces.ends, piece) > start)
    const last = pieces.starts.findLastIndex((place, piece) => piece >= from && piece < to && place < end)
    if (first < 0 || last < first) return unseen
    return (starts[head + first - from] ?? unseen) + (ends[head + last - from] ?? unseen) - none
  }
  const spans = found.map(({ first, last }) =>
    wholeWords(text, at(pieces.starts, from + first), at(pieces.ends, from + last)),
  )
  return { spans, marginOf, answerable, best: (found[0]?.score ?? unseen) - none }
}

/**
 * Reads each passage by a network that marks where the answer starts and ends (multilingual-e5-small, fine-tuned by
 * evals/train/qa/train_reader.py). Null where a passage has no words. Trained on English. The first call reads 35 MB.
 */
export async function readByNetwork(
  question: string,
  texts: readonly string[],
  { signal, progress }: Encoding = {},
): Promise<(NetworkReading | null)[]> {
  const [network, { cut, marks }] = await Promise.all([openNetwork(weights), multilingualSpelling()])
  const asked = cut(question).ids.slice(0, longestQuestion)
  const room = seenAtOnce - asked.length - 3
  const windows = texts
    .flatMap((text, of) => windowsOf(of, cut(text), room))
    .sort((a, b) => a.to - a.from - (b.to - b.from))
  const readings: ((NetworkReading & { best: number }) | null)[] = texts.map(() => null)
  for (let first = 0; first < windows.length; first += windowsAtOnce) {
    signal?.throwIfAborted()
    const batch = windows.slice(first, first + windowsAtOnce)
    const { starts, ends, answerable } = await network.run(await tensorsOf(asked, batch, marks))
    const width = widthOf(asked, batch)
    for (const [row, window] of batch.entries()) {
      const rowOf = (tensor: Tensor | undefined): Float32Array =>
        valuesOf(tensor).subarray(row * width, (row + 1) * width)
      const reading = readingOf(
        at(texts, window.of),
        window,
        { starts: rowOf(starts), ends: rowOf(ends), head: asked.length + 2 },
        at(valuesOf(answerable), row),
      )
      if (reading.best > (readings[window.of]?.best ?? Number.NEGATIVE_INFINITY)) readings[window.of] = reading
    }
    progress?.(Math.min(1, (first + windowsAtOnce) / windows.length))
  }
  return readings
}
