import { at } from '@vitrine/basics/at.ts'
import { percent } from '@vitrine/basics/percent.ts'
import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { labelsBlock } from '../shared/blocks/named-labels.ts'
import { notice } from '../shared/blocks/notice.ts'
import { farNotice } from '../shared/pictures/far-notice.ts'
import { notSure } from '../shared/pictures/not-sure.ts'
import { whereItLooked } from '../shared/pictures/where-it-looked.ts'
import { conditions } from './conditions.ts'
import type { PlantDisease } from './schema.ts'

/** Below this the second guess is worth reading too. */
const sureEnough = 0.7

/** 'Apple · Scab' for apple__scab. */
export function nameOf(label: string): string {
  const condition = conditions[label]
  return condition ? `${condition.crop} · ${condition.condition}` : 'Not a plant part I know'
}

function notices({ known, healthy, labels, likeness }: PlantDisease): BlockOf<'notice'>[] {
  if (!known) {
    return [
      notice(
        'warning',
        'Not a leaf I know',
        'This does not look like a leaf, fruit or flower of the six crops this model was trained on: apple, bean, chilli, potato, strawberry and tomato. The guesses below are shown for completeness only.',
      ),
    ]
  }
  if (likeness === 'far') {
    return [
      farNotice(
        'A leaf, but not of the fields I learned from',
        'apple, bean, chilli, potato, strawberry and tomato, of a few regions and of laboratories',
      ),
    ]
  }
  const confidence = at(labels, 0).confidence
  const whatHelps = 'Take a sharp photo of one leaf that fills the picture, in daylight, and compare the other guesses.'
  if (confidence < sureEnough) return notSure(confidence, sureEnough, whatHelps)
  return healthy ? [notice('good', null, 'No sign of the diseases this model knows.')] : []
}

const advice = ({ advice: given }: PlantDisease): Block[] =>
  given
    ? [
        {
          kind: 'markdown',
          title: 'What to do',
          text: [given.about, '', ...given.steps.map((step, index) => `${index + 1}. ${step}`)].join('\n'),
        },
      ]
    : []

export const present = (output: PlantDisease): Block[] => [
  ...notices(output),
  labelsBlock(output, nameOf),
  ...whereItLooked(output, `${output.crop} · ${output.condition}`),
  ...advice(output),
]

export const summarize = ({ known, labels, crop, condition }: PlantDisease): string =>
  known
    ? `${crop}: ${condition?.toLowerCase()} (${percent(labels.find(({ label }) => label in conditions)?.confidence ?? 0)}).`
    : 'Not a leaf, fruit or flower that this model knows.'
