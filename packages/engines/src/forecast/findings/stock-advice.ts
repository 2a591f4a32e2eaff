import type { ForecastStep } from '../accuracy/bands.ts'

export interface StockAdvice {
  /** Steps from order to delivery. */
  leadTime: number
  /** Chance, 0…1, of no stock-out during a lead time. */
  serviceLevel: number
  /** Expected demand during the lead time, in units of the history. */
  leadTimeDemand: number
  safetyStock: number
  /** Order when stock on hand and on order falls to this: lead-time demand and safety stock. */
  reorderPoint: number
}

function normalShare(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const tail =
    (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) *
    (t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429)))))
  return x >= 0 ? 1 - tail : tail
}

/** Inverse of the normal distribution by bisection of Abramowitz & Stegun 26.2.17; error below 1e-6. */
function normalQuantile(share: number): number {
  let low = -6
  let high = 6
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2
    if (normalShare(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * Reorder point under uncertain demand and a fixed lead time, as in Silver, Pyke & Thomas, "Inventory and production management
 * in supply chains" (2017), ch. 6. The standard error of each step is read from its upper 80 % band; errors of
 * neighbouring steps are correlated as in a random walk, corr(i, j) = √(min / max), because a level that
 * was missed stays missed. `steps` holds at least `leadTime` forecast steps; negative demand counts as 0.
 */
export function stockAdvice(steps: readonly ForecastStep[], leadTime: number, serviceLevel: number): StockAdvice {
  const covered = steps.slice(0, leadTime)
  const errors = covered.map((step) => Math.max(0, step.high80 - step.value) / normalQuantile(0.9))
  const variance = errors.reduce(
    (sum, a, i) =>
      sum + errors.reduce((part, b, j) => part + a * b * Math.sqrt((Math.min(i, j) + 1) / (Math.max(i, j) + 1)), 0),
    0,
  )
  const leadTimeDemand = covered.reduce((sum, step) => sum + Math.max(0, step.value), 0)
  const safetyStock = Math.max(0, normalQuantile(serviceLevel) * Math.sqrt(variance))
  return { leadTime, serviceLevel, leadTimeDemand, safetyStock, reorderPoint: leadTimeDemand + safetyStock }
}
