import { type Box, dropOverlapping } from '../box.ts'
import type { DetectedObject } from '../detector/detect-objects.ts'
import type { ObjectLabel } from '../detector/object-labels.ts'

/** What the everyday-object detector calls food. It knows few foods, but finds most, under the name of what is like them. */
const foodLike = new Set<ObjectLabel>([
  'apple',
  'banana',
  'orange',
  'donut',
  'cake',
  'sandwich',
  'hot dog',
  'broccoli',
  'carrot',
  'pizza',
])

/** Names that food without one of its own is found under: round or lumpy things. */
const stands = new Set<ObjectLabel>(['sports ball', 'vase', 'cup', 'bowl', 'cat', 'dog', 'bird', 'teddy bear', 'mouse'])

/** The least confidence that `likelyFood` has a use for: a weak find is a place to look at, no answer. */
export const leastWorthALook = 0.08

const rank = ({ label, confidence }: DetectedObject): number => {
  if (foodLike.has(label)) return 1 + confidence
  return stands.has(label) ? confidence : 0
}

/** Places where food may lie, likeliest first. */
export const likelyFood = (objects: readonly DetectedObject[]): Box[] =>
  objects
    .filter((each) => rank(each) > 0)
    .toSorted((a, b) => rank(b) - rank(a))
    .map(({ box }) => box)

/** From this confidence on a find counts as a food of its own on a plate of several. */
const sureOfOne = 0.35

/** The foods of a plate, surest first: only what the detector itself calls food, each once. */
export const foodsApart = (objects: readonly DetectedObject[]): Box[] =>
  dropOverlapping(
    objects.filter(({ label, confidence }) => foodLike.has(label) && confidence >= sureOfOne),
    0.2,
  ).map(({ box }) => box)

/** Whether the detector alone is sure that there is food. */
export const seesFood = (objects: readonly DetectedObject[]): boolean =>
  objects.some(({ label, confidence }) => foodLike.has(label) && confidence >= 0.4)
