import calibration from './calibration.json' with { type: 'json' }
import type { RoleType } from './role.ts'

/** By whom and type: how often answers of a score were right on papers of hands that were left out: [score, share], between which it is interpolated. */
const tables: Readonly<Record<string, readonly (readonly number[])[]>> = calibration

/**
 * The share of answers right at a score, 0…1: of the network's best answer; of the rules' answer by its chances where the
 * network prefers another, and where it has no better one (`alone`).
 */
export function shareRight(by: 'network' | 'rules' | 'alone', type: RoleType, score: number): number {
  const table = tables[`${by} ${type}`] ?? []
  let [left, low] = [0, table[0]?.[1] ?? 0]
  for (const [right = 1, high = 0] of table) {
    if (score <= right) return right === left ? high : low + ((high - low) * (score - left)) / (right - left)
    ;[left, low] = [right, high]
  }
  return low
}
