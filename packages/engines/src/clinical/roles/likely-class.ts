import { at } from '@vitrine/basics/at.ts'
import { lookUpIn } from '@vitrine/basics/look-up.ts'
import { softmax } from '@vitrine/basics/softmax.ts'

/** A logistic regression of several classes: for each what each sign counts, and where it begins. */
export interface ClassFit {
  classes: Readonly<Record<string, { base: number; signs: Readonly<Record<string, number>> }>>
}

/** How likely something is any of some classes, 0…1. */
export const chanceOfAny = (chances: Readonly<Record<string, number>>, classes: readonly string[]): number =>
  classes.reduce((sum, name) => sum + lookUpIn(chances, name), 0)

/** How likely each class is, 0…1, by the signs; a sign that is not given counts as 0. */
export function chancesOfClasses(fit: ClassFit, signs: Readonly<Record<string, number>>): Record<string, number> {
  const classes = Object.entries(fit.classes)
  const chances = softmax(
    classes.map(([, own]) =>
      Object.entries(own.signs).reduce((sum, [sign, weight]) => sum + weight * (signs[sign] ?? 0), own.base),
    ),
  )
  return Object.fromEntries(classes.map(([name], index) => [name, at(chances, index)]))
}
