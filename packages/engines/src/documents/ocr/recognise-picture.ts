import type { Word } from '../document.ts'
import { heightOf } from '../layout/box.ts'
import { type GreyPicture, greyOf, pipelineOf } from '../picture/grey-picture.ts'
import { mergeReadings } from './merge-readings.ts'
import type { Recognition } from './recognition.ts'

/** Words lower than this many pixels are guessed more than read: the second reading enlarges them to `readable`. */
const tiny = 17
const readable = 30
const mostEnlarged = 2.5
const usuallyEnlarged = 1.45
/** Taller than this times its width it is a till roll: one column from edge to edge, and coarse print. */
const stripShape = 1.6
/** Half of a clean page's words are surer than this. */
const clean = 0.85

/**
 * Recognises a prepared picture. One that reads badly, and every till roll, is read again larger and softened, which
 * misreads other letters; of each word the surer reading stands. Clean pages cost one reading.
 */
export async function recognisePicture(
  picture: GreyPicture,
  { page, recognition, signal }: { page: number; recognition: Recognition; signal: AbortSignal | undefined },
): Promise<Word[]> {
  const strip = picture.height > stripShape * picture.width
  const first = await recognition.recognise({ ...picture, layout: strip ? 'column' : 'page', page, signal })
  const height = median(first.map((word) => heightOf(word.box))) * picture.height
  const isClean = height >= tiny && median(first.map((word) => word.confidence)) >= clean
  if (first.length === 0 || (isClean && !strip)) return first
  const scale = height < tiny ? Math.min(mostEnlarged, readable / height) : usuallyEnlarged
  const larger = await greyOf(
    pipelineOf(picture)
      .resize({ width: Math.round(scale * picture.width), kernel: 'cubic' })
      .blur(0.7),
  )
  const second = await recognition.recognise({ ...larger, layout: strip ? 'block' : 'page', page, signal })
  return mergeReadings(first, second)
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
