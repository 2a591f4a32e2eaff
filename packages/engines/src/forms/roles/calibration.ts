import { type Shares, shareAt } from '../answers/confidence.ts'
import calibration from './calibration.json' with { type: 'json' }
import type { RoleType } from './role.ts'

/**
 * By whom and type, from papers of hands that were left out. The cast: fit_calibration.py writes pairs, which an import
 * widens to lists.
 */
const tables = calibration as unknown as Readonly<Record<`${'network' | 'rules' | 'alone'} ${RoleType}`, Shares>>

/**
 * The share of answers right at a score, 0…1, in thousandths: of the network's best answer; of the rules' answer by its chances where the
 * network prefers another, and where it has no better one (`alone`).
 */
export const shareRight = (by: 'network' | 'rules' | 'alone', type: RoleType, score: number): number =>
  Math.round(1000 * shareAt(tables[`${by} ${type}`], score)) / 1000
