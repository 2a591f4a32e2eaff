import type { DetectedObject } from './detect-objects.ts'
import { animalLabels, type ObjectLabel } from './object-labels.ts'

const animals: ReadonlySet<ObjectLabel> = new Set(animalLabels)

/** An animal counts from this confidence on: of 400 photos of cattle, close-ups included, one was mistaken for a horse as confidently. */
const surely = 0.6
/** The model's own animal must be less certain than this share of the other's: a herd with a horse is no photo of a horse. */
const besides = 0.5

/**
 * How surely a photo shows an animal of another kind than `own`, 0…1; 0 where that is not sure, or where `own` is seen too. Animals that look alike (goats
 * and sheep, wild and tame pigs) have one name or none here.
 */
export function otherAnimal(
  objects: readonly Pick<DetectedObject, 'label' | 'confidence'>[],
  own: ObjectLabel,
): number {
  const most = (holds: (label: ObjectLabel) => boolean): number =>
    Math.max(0, ...objects.filter(({ label }) => holds(label)).map(({ confidence }) => confidence))
  const other = most((label) => animals.has(label) && label !== own)
  return other >= surely && most((label) => label === own) < besides * other ? other : 0
}
