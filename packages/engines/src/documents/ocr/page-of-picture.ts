import type { Page } from '../document.ts'
import { pageOfWords } from '../layout/page-of-words.ts'
import { rulingsOf } from '../layout/rulings.ts'
import type { PreparedPicture } from '../picture/prepare-picture.ts'
import type { RecognitionContext } from './recognise-picture.ts'
import { recogniseUpright } from './recognise-upright.ts'

interface PageContext extends RecognitionContext {
  /** Whether the printed lines are wanted too. */
  rulings: boolean
}

/** Recognises a page from its prepared picture. */
export async function pageOfPicture(picture: PreparedPicture, context: PageContext): Promise<Page> {
  const { words, picture: read } = await recogniseUpright(picture, context)
  return pageOfWords({
    number: context.page,
    aspect: read.width / read.height,
    source: 'ocr',
    words,
    ...(read.placement.degrees !== 0 && { placement: read.placement }),
    ...(context.rulings && { rulings: await rulingsOf(read) }),
  })
}
