import type { Pixels } from '../../cut-out.ts'
import { type Circle, findCircles } from '../round/find-circles.ts'
import { halfOf } from '../round/half-of.ts'
import { slopesOf } from '../round/slopes.ts'
import { describeCircle, settleCircle } from './describe-circle.ts'

export interface CoinCandidate {
  circle: Circle
  description: number[]
}

/** How many round things are looked at closely. */
const mostLookedAt = 40

/** Round things of a coin's size on a picture of 512 px or so, each with the features that distinguish coins. */
export function coinCandidates(picture: Pixels): CoinCandidate[] {
  // Found on half the size, which is four times as quick, and settled on the whole.
  const rough = findCircles(slopesOf(halfOf(picture)), 5, 28, mostLookedAt)
  const slopes = slopesOf(picture)
  return rough.map((circle) => {
    const settled = settleCircle(slopes, { ...circle, x: 2 * circle.x, y: 2 * circle.y, radius: 2 * circle.radius })
    return { circle: settled, description: describeCircle(picture, slopes, settled) }
  })
}
