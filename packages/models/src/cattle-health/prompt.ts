import { labelledPicturePrompt } from '../shared/pictures/labelled-picture-prompt.ts'
import { screenCattle } from './engine.ts'
import head from './head.json' with { type: 'json' }
import type { CattleHealth } from './schema.ts'
import { signs } from './signs.ts'

const { reject } = head
const words = {
  ...Object.fromEntries(Object.entries(signs).map(([label, { name, about }]) => [label, `${name}. ${about}`])),
  [reject]: 'no cattle, or nothing that these signs could be told from',
}

/** A vision model looks at the photo; a herd table, alone or beside it, is scored here. */
export const cattlePrompt = labelledPicturePrompt<CattleHealth>({
  about: 'You look for visible signs of disease on a photo of cattle: a whole animal, its skin, udder, mouth or feet.',
  words,
  reject,
  engine: screenCattle,
  appliesTo: async ({ file }) => file?.mediaType.startsWith('image/') ?? false,
  complete: (_judged, own) => own,
})
