import { areaOf, type Box, dropOverlapping } from '../box.ts'
import type { DetectedObject } from '../detector/detect-objects.ts'
import type { ObjectLabel } from '../detector/object-labels.ts'

/** What the everyday-object detector calls food. It knows few foods but finds most, under the name of something similar. */
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

const ofCoin = { least: 0.5, room: 5 } as const
/** When a box lies on a plate: the least share of it inside the plate, and its size as a share of the plate's. */
const onPlate = { within: 0.85, least: 0.03, most: 0.6 } as const

function rank({ label, confidence }: DetectedObject): number {
  if (foodLike.has(label)) return 1 + confidence
  return stands.has(label) ? confidence : 0
}

export interface FoodPlace {
  box: Box
  /** Whether the detector calls it food: most such boxes fit closely; of the others a third are plates or worse. */
  isFood: boolean
}

/** Share of a box that lies in another. */
function shareWithin(inner: Box, outer: Box): number {
  const wide = Math.min(inner[2], outer[2]) - Math.max(inner[0], outer[0])
  const high = Math.min(inner[3], outer[3]) - Math.max(inner[1], outer[1])
  return wide > 0 && high > 0 ? (wide * high) / Math.max(1e-9, areaOf(inner)) : 0
}

/** Whether a box holds little but the coin: most of the coin, and an area at most a few times the coin's. */
const isCoin = (box: Box, coin: Box): boolean =>
  shareWithin(coin, box) > ofCoin.least && areaOf(box) < ofCoin.room * areaOf(coin)

/**
 * Where the food most likely lies; null where nothing is like food. A coin that lies beside it is none. Where the best is
 * a plate or a bowl by its name, and something smaller lies on it, it is that.
 */
export function likelyFood(objects: readonly DetectedObject[], coin: Box | null = null): FoodPlace | null {
  const places = objects
    .filter((each) => rank(each) > 0 && !(coin && isCoin(each.box, coin)))
    .toSorted((a, b) => rank(b) - rank(a))
    .map(({ box, label }) => ({ box, isFood: foodLike.has(label) }))
  const [best] = places
  if (!best || best.isFood) return best ?? null
  const onIt = places.find(
    ({ box }) =>
      shareWithin(box, best.box) > onPlate.within &&
      areaOf(box) < onPlate.most * areaOf(best.box) &&
      areaOf(box) > onPlate.least * areaOf(best.box),
  )
  return onIt ?? best
}

/** From this confidence on a find counts as a food of its own on a plate of several. */
const sureOfOne = 0.35
/** Finds that share more of their room are the same food. */
const mostShared = 0.2

/** The foods of a plate, surest first: only what the detector itself calls food, each once. */
export const foodsApart = (objects: readonly DetectedObject[], coin: Box | null = null): Box[] =>
  dropOverlapping(
    objects.filter(
      ({ label, confidence, box }) => foodLike.has(label) && confidence >= sureOfOne && !(coin && isCoin(box, coin)),
    ),
    mostShared,
  ).map(({ box }) => box)
