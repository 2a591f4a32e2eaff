import { at } from '@vitrine/basics/at.ts'
import { percent } from '@vitrine/basics/percent.ts'
import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { notice } from '../shared/blocks/notice.ts'
import { farNotice } from '../shared/pictures/far-notice.ts'
import { notSure } from '../shared/pictures/not-sure.ts'
import { whereItLooked } from '../shared/pictures/where-it-looked.ts'
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
      notice(
        'warning',
        'None that I know',
        'This does not look like one of the 30 crops and 43 kinds of groceries this model was trained on. The guesses below are shown for completeness only.',
      ),
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
  const whatHelps =
    'Compare the other guesses, or take a photo that shows one kind of plant or produce, sharp and filling the picture.'
  return notSure(at(labels, 0).confidence, sureEnough, whatHelps)
}

export const present = (output: Crops): Block[] => [
  ...notices(output),
  {
    kind: 'labels',
    known: output.known,
    items: output.labels.map(({ label, confidence }) => ({ label: nameOf(label), confidence, ...detail(label) })),
  },
  ...whereItLooked(output, output.species?.name ?? 'the best guess'),
]

export const summarize = ({ known, labels, species: found }: Crops): string =>
  known && found
    ? `${found.name} (${percent(labels.find(({ label }) => label in species)?.confidence ?? 0)}).`
    : 'None of the crops and groceries that this model knows.'
