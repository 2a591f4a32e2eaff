import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { notice } from '../blocks/notice.ts'

/**
 * The notice for a picture that may belong to the model but is unlike its training data. `title`: what it is and what
 * it is not.
 */
export const farNotice = (title: string, learnedFrom: string): BlockOf<'notice'> =>
  notice(
    'warning',
    title,
    `It looks unlike the pictures that the model learned from: ${learnedFrom}. Such pictures are often named wrongly, so take the answer as a guess, however clear it seems.`,
  )
