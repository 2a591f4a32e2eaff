import type { Page } from '../document.ts'
import { pageOfWords } from '../layout/page-of-words.ts'
import type { PreparedPicture } from '../picture/prepare-picture.ts'
import type { RecognitionContext } from './recognise-picture.ts'
import { recogniseUpright } from './recognise-upright.ts'

interface PageContext extends Pick<RecognitionContext, 'page' | 'signal'> {
  /** Whether the printed lines are wanted too. */
  rulings: boolean
  maxPageSeconds: number
}

/** Recognises a page from its prepared picture. */
export async function pageOfPicture(picture: PreparedPicture, context: PageContext): Promise<Page> {
  let unreadLines = 0
  const until = performance.now() + context.maxPageSeconds * 1000
  const onUnread = (lines: number): void => void (unreadLines = lines)
  const { words, picture: read, rulings } = await recogniseUpright(picture, { ...context, until, onUnread })
  return pageOfWords({
    number: context.page,
    aspect: read.width / read.height,
    source: 'ocr',
    words,
    ...((read.placement.degrees !== 0 || read.placement.lean) && { placement: read.placement }),
    ...(unreadLines > 0 && { unreadLines }),
    ...(context.rulings && { rulings }),
  })
}
