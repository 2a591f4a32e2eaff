import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { percent } from '@vitrine/model-kit/percent.ts'
import { farNotice } from '../shared/pictures/far-notice.ts'
import type { Crops } from './schema.ts'
import { species } from './species.ts'

/** Below this the second guess is worth reading too. */
const sureEnough = 0.6

const kinds = { crop: 'as a crop, its harvest or seeds', produce: 'fresh produce', package: 'packaged' }

export const nameOf = (label: string): string => species[label]?.name ?? 'None that I know'

function detail(label: string): { detail?: string } {
  const found = species[label]
  return found ? { detail: [found.scientific, kinds[found.kind]].filter(Boolean).join(', ') } : {}
}

function notices({ known, labels, likeness }: Crops): BlockOf<'notice'>[] {
  if (!known) {
    return [
      {
        kind: 'notice',
        tone: 'warning',
        title: 'None that I know',
        text: 'This does not look like one of the 30 crops and 43 kinds of groceries this model was trained on. The guesses below are shown for completeness only.',
      },
    ]
  }
  if (likeness === 'far') {
    return [
      farNotice(
        'Unlike the crops and groceries that it learned from',
        'photos of fields and plants, and of shelves in shops',
      ),
    ]
  }
  const confidence = labels[0]?.confidence ?? 0
  if (confidence >= sureEnough) return []
  return [
    {
      kind: 'notice',
      tone: 'warning',
      title: 'Not sure',
      text: `The best guess has only ${percent(confidence)}. Compare the other guesses, or take a photo that shows one kind of plant or produce, sharp and filling the picture.`,
    },
  ]
}

export const present = (output: Crops): Block[] => [
  ...notices(output),
  {
    kind: 'labels',
    known: output.known,
    items: output.labels.map(({ label, confidence }) => ({ label: nameOf(label), confidence, ...detail(label) })),
  },
  ...(output.heatMap
    ? [
        {
          kind: 'boxes-on-image' as const,
          title: 'Where it looked',
          objects: output.regions.map(({ box, weight }) => ({
            label: 'Spoke for the answer',
            confidence: weight,
            box,
          })),
          heatMap: { label: `Evidence for ${output.species?.name ?? 'the best guess'}`, ...output.heatMap },
        },
      ]
    : []),
]

export const summarize = ({ known, labels, species: found }: Crops): string =>
  known && found
    ? `${found.name} (${percent(labels.find(({ label }) => label in species)?.confidence ?? 0)}).`
    : 'None of the crops and groceries that this model knows.'
