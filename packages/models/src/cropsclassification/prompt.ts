import { labelledPicturePrompt } from '../shared/pictures/labelled-picture-prompt.ts'
import { classifyCrop } from './engine.ts'
import head from './head.json' with { type: 'json' }
import { joinSpecies } from './join-species.ts'
import type { Crops } from './schema.ts'
import { species } from './species.ts'

const { reject } = head
const words = {
  ...Object.fromEntries(
    Object.entries(species).map(([label, { name, scientific, kind }]) => [
      label,
      [kind === 'crop' ? `${name}, the plant or its harvest` : name, scientific].filter(Boolean).join(', '),
    ]),
  ),
  [reject]: 'none of these crops and groceries',
}

/** A vision model chooses among the same species; the places are the network's. */
export const cropsPrompt = labelledPicturePrompt<Crops>({
  about: 'You name the crop, the produce or the packaged grocery on a photo.',
  words,
  reject,
  engine: classifyCrop,
  complete: ({ best, labels }, own) => {
    const found = best === null ? null : (species[best] ?? null)
    return { ...own, labels: joinSpecies(labels), known: found !== null, species: found }
  },
})
