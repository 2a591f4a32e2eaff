import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { notice } from '../blocks/notice.ts'

/** Said of a picture that may belong but is unlike all that the model learned from. `title`: what it is and what it is not. */
export const farNotice = (title: string, learnedFrom: string): BlockOf<'notice'> =>
  notice(
    'warning',
    title,
    `It looks unlike the pictures that the model learned from: ${learnedFrom}. Such pictures are often named wrongly, so take the answer as a guess, however clear it seems.`,
  )
