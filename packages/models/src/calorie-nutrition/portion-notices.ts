import { at } from '@vitrine/basics/at.ts'
import { percent } from '@vitrine/basics/percent.ts'
import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { notice } from '../shared/blocks/notice.ts'
import { farNotice } from '../shared/pictures/far-notice.ts'
import { foods, nameOf } from './foods.ts'
import { type Reference, referenceText } from './reference-text.ts'
import type { CalorieNutrition } from './schema.ts'

/** Below this the second guess is worth reading too. */
const sureEnough = 0.6
const howToMeasure = ({ reference }: CalorieNutrition): string =>
  reference
    ? `A ${reference.kind} was found, but the food could not be measured by it: its outline is not clear, or it is a food whose usual size is not known here.`
    : 'A coin that faces the camera beside the food, or a round plate seen from above, lets it be measured where the outline of the food is clear.'
const assumed: Readonly<Record<Reference['kind'], string>> = {
  coin: 'It is taken to be a one-yuan coin; other coins are of nearly this size, smaller ones make the food too large.',
  plate: 'Plates differ: dinner plates measure 19 to 28 cm, so the weight leans on what is usual.',
}

function sizeNotice({ reference, portions }: CalorieNutrition): BlockOf<'notice'>[] {
  const measured = portions.filter(({ basis }) => basis !== 'default')
  if (!reference || measured.length === 0) return []
  const sides = measured.map(
    ({ label, centimetres }) => `${nameOf(label)} ${(centimetres ?? []).map((side) => side.toFixed(1)).join(' × ')} cm`,
  )
  return [
    notice(
      'info',
      `Measured by a ${reference.kind}`,
      `Found a ${referenceText(reference)} (${percent(reference.confidence)} sure). ${assumed[reference.kind]} By it: ${sides.join(', ')}.`,
    ),
  ]
}

/** Notices to read before the figures: what was not seen, how certain the name is and what the weight is based on. */
export function portionNotices(output: CalorieNutrition): BlockOf<'notice'>[] {
  const { known, labels, portions, likeness } = output
  if (!known) {
    return [
      notice(
        'warning',
        'No food that I know',
        `This does not look like one of the ${Object.keys(foods).length} foods and dishes that this model knows. No figures are given; the guesses below are shown for completeness only.`,
      ),
    ]
  }
  if (portions.length === 0) {
    return [
      notice(
        'warning',
        'Several foods',
        'There seem to be several foods on the plate, and they could not be told apart. Take a photo of each.',
      ),
    ]
  }
  const sure = at(labels, 0).confidence
  return [
    ...(likeness === 'far'
      ? [farNotice('Unlike the food that it learned from', 'single foods on a plate, and ten dishes')]
      : []),
    ...(sure < sureEnough && likeness !== 'far'
      ? [notice('warning', 'Not sure', `The best guess has only ${percent(sure)}. Compare the other guesses below.`)]
      : []),
    ...(portions.some(({ basis }) => basis === 'default')
      ? [
          notice(
            'warning',
            'A usual portion, not a measured one',
            `The weight is that of a usual portion. Where yours is larger or smaller, all figures change with it. ${howToMeasure(output)}`,
          ),
        ]
      : []),
    ...sizeNotice(output),
  ]
}
