import { percent } from '@vitrine/basics/percent.ts'
import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { labelsBlock } from '../shared/blocks/named-labels.ts'
import { notice } from '../shared/blocks/notice.ts'
import { farNotice } from '../shared/pictures/far-notice.ts'
import { notSure } from '../shared/pictures/not-sure.ts'
import { whereItLooked } from '../shared/pictures/where-it-looked.ts'
import { measureWords } from './herd/measure-words.ts'
import type { CattleHealth, Herd } from './schema.ts'
import { signs } from './signs.ts'

/** Below this the second guess is worth reading too. */
const sureEnough = 0.7
const shownCows = 200

const figure = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 })

export const nameOf = (label: string): string => signs[label]?.name ?? 'Nothing that I know'

const wordsOf = (measure: string): string =>
  Object.entries(measureWords).find(([name]) => name === measure)?.[1] ?? measure

function notices({ labels, known, likeness }: CattleHealth): BlockOf<'notice'>[] {
  const [first] = labels
  if (first === undefined) return []
  if (!known) {
    return [
      notice(
        'warning',
        'Nothing that I know',
        'This does not look like the cattle photos that the model was trained on: whole animals and skin, or udders, mouths and feet from close by. The guesses below are shown for completeness only.',
      ),
    ]
  }
  if (likeness === 'far') {
    return [
      farNotice(
        'Unlike the cattle that it learned from',
        'whole animals and skin, or udders, mouths and feet from close by, as photos',
      ),
    ]
  }
  const whatHelps = 'Take a sharp photo in daylight of the part that looks ill, and of the whole animal.'
  return notSure(first.confidence, sureEnough, whatHelps)
}

function advice({ labels, known }: CattleHealth): Block[] {
  const sign = known ? signs[labels[0]?.label ?? ''] : undefined
  if (!sign) return []
  const steps = sign.steps.map((step, index) => `${index + 1}. ${step}`)
  return [{ kind: 'markdown', title: sign.name, text: [sign.about, '', ...steps].join('\n') }]
}

const reasonWords = ({ reasons }: Herd['cows'][number]): string =>
  reasons
    .map(
      ({ measure, value, adds }) =>
        `${wordsOf(measure)} ${figure(value)} (${adds > 0 ? '+' : '−'}${figure(Math.abs(adds))})`,
    )
    .join('; ')

/** `beside`: a picture was judged too, and its animal need not be in the table. */
function herdBlocks(herd: Herd, beside: boolean): Block[] {
  const ill = herd.cows.filter(({ mastitis }) => mastitis).length
  const skipped =
    herd.skippedRows > 0 ? ` ${herd.skippedRows} rows without a cow or with a measure missing were left out.` : ''
  return [
    notice(
      ill > 0 ? 'warning' : 'good',
      `${ill} of ${herd.cows.length} cows with signs of mastitis`,
      `From the udder measures alone, cow by cow${beside ? '; the photo is judged by itself and plays no part in it' : ''}. In brackets: what a measure adds to the score (+ speaks for mastitis, − against it), beyond what it adds for the average cow.${skipped}`,
    ),
    {
      kind: 'table',
      title: 'Herd table',
      columns: [
        { label: 'Cow', align: 'start' },
        { label: 'Days', align: 'end' },
        { label: 'Risk', align: 'end' },
        { label: 'Answer', align: 'start' },
        { label: 'Rests on', align: 'start' },
      ],
      rows: herd.cows.slice(0, shownCows).map((cow) => [
        { value: cow.cow },
        { value: cow.days },
        { value: percent(cow.risk) },
        {
          value: cow.mastitis ? 'Signs of mastitis' : 'No signs',
          confidence: cow.mastitis ? cow.risk : 1 - cow.risk,
        },
        { value: reasonWords(cow) },
      ]),
      ...(herd.cows.length > shownCows && { omitted: `${herd.cows.length - shownCows} more cows of lower risk` }),
    },
  ]
}

export const present = (output: CattleHealth): Block[] => [
  ...notices(output),
  ...(output.labels.length > 0 ? [labelsBlock(output, nameOf)] : []),
  ...whereItLooked(output, nameOf(output.labels[0]?.label ?? '')),
  ...advice(output),
  ...(output.herd ? herdBlocks(output.herd, output.labels.length > 0) : []),
]

export function summarize({ labels, known, herd }: CattleHealth): string {
  const best = labels.find(({ label }) => label in signs)
  const picture =
    labels.length === 0
      ? []
      : [known && best ? `${nameOf(best.label)} (${percent(best.confidence)}).` : 'Nothing that this model knows.']
  const ill = herd?.cows.filter(({ mastitis }) => mastitis).length
  return [...picture, ...(herd ? [`${ill} of ${herd.cows.length} cows with signs of mastitis.`] : [])].join(' ')
}
