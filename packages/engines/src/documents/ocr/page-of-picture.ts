import type { Page } from '../document.ts'
import { pageOfWords } from '../layout/page-of-words.ts'
import { rulingsOf, separateRulings } from '../layout/rulings.ts'
import type { PreparedPicture } from '../picture/prepare-picture.ts'
import { recogniseUpright, turnedBy } from './recognise-upright.ts'
import type { Recognition } from './recognition.ts'

interface PageContext {
  page: number
  recognition: Recognition
  signal: AbortSignal | undefined
  /** Whether the printed lines are wanted too. */
  rulings: boolean
}

/** Recognises a page from its prepared picture. */
export async function pageOfPicture(picture: PreparedPicture, context: PageContext): Promise<Page> {
  const separated = context.rulings ? await separateRulings(picture) : null
  const unruled = await recogniseUpright({ ...picture, ...separated?.unruled }, context)
  // Noise on a bad copy looks like short lines: with those the last traces of its letters were erased.
  const isErased = unruled.words.length === 0 && separated !== null
  const { words, turn, picture: read } = isErased ? await recogniseUpright(picture, context) : unruled
  const rulings = separated && (turn === 0 ? separated.rulings : await rulingsOf(await turnedBy(picture, turn)))
  return pageOfWords({
    number: context.page,
    aspect: read.width / read.height,
    source: 'ocr',
    words,
    ...(read.placement.degrees !== 0 && { placement: read.placement }),
    ...(rulings && { rulings }),
  })
}
