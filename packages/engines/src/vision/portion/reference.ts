import type { Box } from '../box.ts'
import type { Pixels } from '../cut-out.ts'
import { findCoin } from './coin/find-coin.ts'
import { findPlate } from './find-plate.ts'

/** Something of known size on a picture, which gives the size of all that lies near it. */
export interface SizeReference {
  kind: 'coin' | 'plate'
  box: Box
  /** Its width on the picture, px, and the true width it is assumed to have. */
  pixels: number
  centimetres: number
  confidence: number
  /** Deviation of the logarithm of its true width: coins are alike, plates are not. */
  deviation: number
}

/** A one-yuan coin. A euro (23.25 mm) or a US quarter (24.3 mm) taken for one makes the food a twentieth too long. */
const coin = { centimetres: 2.5, deviation: 0 }

/** Dinner plates measure 19 to 28 cm, dessert plates less. */
const plate = { centimetres: 22, deviation: 0.12 }

export function coinReference(picture: Pixels): SizeReference | null {
  const found = findCoin(picture)
  return found && { kind: 'coin', ...found, ...coin }
}

export function plateReference(picture: Pixels, food: Box): SizeReference | null {
  const found = findPlate(picture, food)
  return found && { kind: 'plate', ...found, ...plate }
}
