import { percent } from '@vitrine/basics/percent.ts'
import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { notice } from '../blocks/notice.ts'

/**
 * The notice if the best guess is below `sureEnough`, so that the second is worth reading too, with what would help.
 */
export const notSure = (confidence: number, sureEnough: number, whatHelps: string): BlockOf<'notice'>[] =>
  confidence < sureEnough
    ? [notice('warning', 'Not sure', `The best guess has only ${percent(confidence)}. ${whatHelps}`)]
    : []
