import { labelledPicturePrompt } from '../shared/pictures/labelled-picture-prompt.ts'
import { classifyParasites } from './engine.ts'
import { findings } from './findings.ts'
import head from './head.json' with { type: 'json' }
import type { Parasites } from './schema.ts'

const { reject } = head
const words = {
  ...Object.fromEntries(Object.entries(findings).map(([label, { name }]) => [label, name])),
  [reject]: 'no microscope picture of any of these',
}

/** A vision model names one egg or one cell; the cells of a smear are found and counted one by one, which it cannot. */
export const parasitesPrompt = labelledPicturePrompt<Parasites>({
  about: 'You name what lies in the middle of a microscope picture: the egg of an intestinal worm or a red blood cell.',
  words,
  reject,
  engine: classifyParasites,
  appliesTo: async (input, context) => (await classifyParasites(input, context)).view !== 'smear',
  complete: ({ best, labels }, own) => {
    const found = best === null ? undefined : findings[best]
    if (best === null || !found || found.group === 'empty') {
      const empty = findings[labels[0]?.label ?? '']?.group === 'empty'
      return { ...own, known: false, empty, view: 'none', regions: [], heatMap: null, counts: {} }
    }
    return { ...own, known: true, empty: false, view: found.group, counts: { [best]: 1 } }
  },
})
