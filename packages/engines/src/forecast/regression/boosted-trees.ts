import { at } from '@vitrine/basics/at.ts'
import { openPace, type PaceOptions } from '@vitrine/basics/pace.ts'
import { linearCongruential } from '@vitrine/basics/seeded-random.ts'
import { binEdges, binRows } from './binned-rows.ts'
import { type GrowthOptions, growTree, predictBinned, type Tree } from './grow-tree.ts'

/**
 * Gradient-boosted regression trees on binned features with squared error: Friedman, Annals of Statistics 29 (2001);
 * histograms and leaf-wise growth as in LightGBM (Ke et al., NeurIPS 2017). Deterministic.
 */
export interface BoostingOptions extends GrowthOptions, PaceOptions {
  trees: number
  /** Share of the rows that each tree sees. */
  rowShare: number
}

export interface BoostedTrees {
  base: number
  trees: readonly Tree[]
}

/**
 * Residuals clipped to 1.3 times their median size: the gradient of Huber's loss (Annals of Mathematical Statistics 35,
 * 1964), so that a few extreme values do not pull the forecast away from the median.
 */
function clipped(residuals: Float64Array): Float64Array {
  const step = Math.max(1, Math.floor(residuals.length / 5000))
  const sizes = residuals
    .filter((_, row) => row % step === 0)
    .map(Math.abs)
    .sort()
  const limit = 0.6 * at(sizes, sizes.length >> 1)
  return residuals.map((residual) => Math.min(limit, Math.max(-limit, residual)))
}

function sampleRows(n: number, share: number, random: () => number): Int32Array {
  const rows = new Int32Array(n)
  let kept = 0
  for (let row = 0; row < n; row += 1) {
    if (share < 1 && random() >= share) continue
    rows[kept] = row
    kept += 1
  }
  return rows.subarray(0, kept)
}

/** `features` column by column, each as long as the targets; NaN is treated as a value below the smallest. */
export async function fitBoostedTrees(
  features: readonly Float64Array[],
  targets: Float64Array,
  options: BoostingOptions,
): Promise<BoostedTrees> {
  const n = targets.length
  const edges = features.map(binEdges)
  const binned = binRows(features, edges, n)
  const base = n === 0 ? 0 : targets.reduce((sum, value) => sum + value, 0) / n
  const residuals = targets.map((value) => value - base)
  const random = linearCongruential(20_240_601)
  const trees: Tree[] = []
  const pace = openPace(options)
  for (let round = 0; round < options.trees; round += 1) {
    if (pace.isDue()) await pace.pause(round / options.trees)
    const sampled = sampleRows(n, options.rowShare, random)
    const tree = growTree(binned, edges, clipped(residuals), sampled, options)
    trees.push(tree)
    for (let row = 0; row < n; row += 1) residuals[row] = (residuals[row] as number) - predictBinned(tree, binned, row)
  }
  return { base, trees }
}

function predictTree(tree: Tree, features: readonly Float64Array[], row: number): number {
  let node = 0
  for (;;) {
    const feature = tree.feature[node] ?? -1
    if (feature < 0) return at(tree.value, node)
    const value = features[feature]?.[row] ?? Number.NaN
    node = at(value > at(tree.threshold, node) ? tree.right : tree.left, node)
  }
}

/** The forecast for one row, `features` column by column as in fitting. */
export function predictBoostedTrees(model: BoostedTrees, features: readonly Float64Array[], row: number): number {
  return model.trees.reduce((sum, tree) => sum + predictTree(tree, features, row), model.base)
}
