import { at } from '@vitrine/basics/at.ts'
import { clampFraction } from '@vitrine/basics/clamp-fraction.ts'

function inside(point: readonly number[]): number[] {
  return point.map((value) => clampFraction(value))
}

/**
 * Minimises a function of a few parameters that lie in 0…1, without derivatives.
 * Nelder & Mead, "A simplex method for function minimization", Computer Journal 7 (1965). Deterministic.
 */
export function nelderMead(
  cost: (point: readonly number[]) => number,
  start: readonly number[],
  rounds = 80,
): number[] {
  const measured = (point: readonly number[]) => {
    const place = inside(point)
    return { place, cost: cost(place) }
  }
  const corners = [
    start,
    ...start.map((_, moved) => start.map((v, i) => (i === moved ? (v > 0.5 ? v - 0.3 : v + 0.3) : v))),
  ]
  let simplex = corners.map(measured)
  for (let round = 0; round < rounds; round += 1) {
    simplex = simplex.toSorted((a, b) => a.cost - b.cost)
    const [best, worst] = [simplex[0], simplex.at(-1)]
    const second = simplex.at(-2)
    if (best === undefined || worst === undefined || second === undefined) break
    if (worst.cost - best.cost <= 1e-9 * Math.abs(best.cost)) break
    const centre = start.map(
      (_, i) => simplex.slice(0, -1).reduce((sum, corner) => sum + at(corner.place, i), 0) / start.length,
    )
    const along = (factor: number) => measured(centre.map((value, i) => value + factor * (at(worst.place, i) - value)))
    const reflected = along(-1)
    if (reflected.cost < best.cost) {
      const expanded = along(-2)
      simplex[simplex.length - 1] = expanded.cost < reflected.cost ? expanded : reflected
    } else if (reflected.cost < second.cost) {
      simplex[simplex.length - 1] = reflected
    } else {
      const contracted = along(reflected.cost < worst.cost ? -0.5 : 0.5)
      if (contracted.cost < worst.cost) simplex[simplex.length - 1] = contracted
      else simplex = simplex.map((corner) => measured(corner.place.map((v, i) => (at(best.place, i) + v) / 2)))
    }
  }
  return simplex.reduce((best, corner) => (corner.cost < best.cost ? corner : best)).place
}
