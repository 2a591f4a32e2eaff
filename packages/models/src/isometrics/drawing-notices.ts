import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { notice } from '../shared/blocks/notice.ts'
import type { Isometrics } from './schema.ts'

const sureEnough = 0.75
const notSure = (restsOn: Isometrics['restsOn']): BlockOf<'notice'> =>
  notice(
    'warning',
    'Not sure of the kind',
    restsOn === 'looks alone'
      ? 'The sheet is unlike those that the model learned from, and nothing on it that could be read tells its kind: no title, no symbols, no lines of a pipe. Take the kind as a guess; what is looked for depends on it.'
      : 'Compare the other kinds: what is looked for depends on it.',
  )

/** Notices to read before relying on the parts: how the kind was recognised, and what is not searched for. */
export function drawingNotices({ known, labels, objects, texts, restsOn }: Isometrics): BlockOf<'notice'>[] {
  if (!known) {
    return [
      notice(
        'warning',
        'Not a drawing I know',
        'This looks like none of the three kinds that were learned: isometrics, P&IDs and mechanical drawings. Nothing was looked for on it.',
      ),
    ]
  }
  const best = labels[0]
  const isPid = best?.label === 'pid'
  return [
    ...(best && best.confidence < sureEnough ? [notSure(restsOn)] : []),
    ...(isPid
      ? [
          notice(
            'info',
            'Symbols of one drawing style',
            'The 32 symbols were learned from three synthetic sheets that give no names for them. Those with one usual meaning (ISA-5.1) are named by it; the others are unnamed and described. Check them against the legend of your sheet: one drawn with other symbols will be counted wrongly.',
          ),
        ]
      : []),
    ...(isPid && objects.length === 0
      ? [notice('warning', 'No symbols found', 'The sheet may be too small, or drawn with other symbols.')]
      : []),
    ...(best?.label === 'isometric' && objects.length > 0
      ? [
          notice(
            'info',
            'Elbows and tees by their lines',
            'They are told by how the bold lines turn and meet. Valves and flanges are not told apart, and dimension lines may be taken for pipes.',
          ),
        ]
      : []),
    ...(texts.length === 0 ? [notice('info', 'No texts read', 'The letters may be too small or touch lines.')] : []),
  ]
}
