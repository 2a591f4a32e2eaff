import { labelledPicturePrompt } from '../shared/pictures/labelled-picture-prompt.ts'
import { conditions } from './conditions.ts'
import { classifyPlantDisease } from './engine.ts'
import { reject } from './look-at-leaf.ts'
import type { PlantDisease } from './schema.ts'

const words = {
  ...Object.fromEntries(
    Object.entries(conditions).map(([label, { crop, condition, about }]) => [label, `${crop}, ${condition}. ${about}`]),
  ),
  [reject]: 'no leaf, fruit or flower of these crops',
}

/** A vision model knows field photos from anywhere; the advice on a disease remains the model's own. */
export const plantDiseasePrompt = labelledPicturePrompt<PlantDisease>({
  about: 'You name the disease of a plant on a photo of its leaf, fruit or flower.',
  words,
  reject,
  engine: classifyPlantDisease,
  complete: ({ best }, own) => {
    const found = best === null ? undefined : conditions[best]
    if (!found) return { ...own, known: false, crop: null, condition: null, healthy: null, advice: null }
    const { crop, condition, healthy, about, steps } = found
    return { ...own, crop, condition, healthy, advice: { about, steps: [...steps] } }
  },
})
