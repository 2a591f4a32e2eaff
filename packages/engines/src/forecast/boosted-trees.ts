import { at } from '@vitrine/basics/at.ts'
import { setImmediate } from 'node:timers/promises'

/**
 * Gradient-boosted regression trees on binned features with squared error: Friedman, Annals of Statistics 29 (2001);
 * histograms and leaf-wise growth as in LightGBM (Ke et al., NeurIPS 2017). Deterministic.
 */
export interface BoostingOptions {
  trees: number
  leaves: number
  learningRate: number
  /** A leaf keeps at least so many rows. */
  leafRows: number
  /** Share of the rows that each tree sees. */
  rowShare: number
  signal?: AbortSignal | undefined
}

/** Flat arrays; a node with `feature` −1 is a leaf. A row goes left when its value is ≤ threshold or NaN. */
interface Tree {
  feature: number[]
  threshold: number[]
  /** The threshold as a bin, for the rows that the trees grew on. */
  bin: number[]
  left: number[]
  right: number[]
  value: number[]
}

export interface BoostedTrees {
  base: number
  trees: readonly Tree[]
}

interface Split {
  gain: number
  feature: number
  bin: number
}

/** Sum of residuals and number of rows, feature after feature, `bins` places each. */
interface Histogram {
  sums: Float64Array
  counts: Int32Array
}

interface Leaf {
  node: number
  rows: Int32Array
  sum: number
  histogram: Histogram
  split: Split | null
}

/** The features as bin numbers, row after row, so that one row's lie together in memory. */
interface BinnedRows {
  width: number
  cells: Uint8Array
}

const bins = 64
/** Pulls small leaves to 0: counts as so many rows without error. */
const shrinkage = 10

/**
 * Residuals held within 1.3 times their median size: the gradient of Huber's loss (Annals of Mathematical Statistics 35,
 * 1964), so that a few wild values do not pull the forecast away from the median.
 */
function clipped(residuals: Float64Array): Float64Array {
  const step = Math.max(1, Math.floor(residuals.length / 5000))
  const sizes = residuals
    .filter((_, row) => row % step === 0)
    .map(Math.abs)
    .sort()
  const limit = 0.6 * (sizes[sizes.length >> 1] ?? 0)
  return residuals.map((residual) => Math.min(limit, Math.max(-limit, residual)))
}

function countRows({ width, cells }: BinnedRows, residuals: Float64Array, rows: Int32Array): Histogram {
  const sums = new Float64Array(width * bins)
  const counts = new Int32Array(width * bins)
  // Plain loops and casts: every index is inside its array, and this is where all the time goes.
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] as number
    const residual = residuals[row] as number
    const start = row * width
    for (let feature = 0; feature < width; feature += 1) {
      const place = feature * bins + (cells[start + feature] as number)
      sums[place] = (sums[place] as number) + residual
      counts[place] = (counts[place] as number) + 1
    }
  }
  return { sums, counts }
}

/** Takes the part out of the parent, in place: the parent is not looked at again. */
function subtract(parent: Histogram, part: Histogram): Histogram {
  for (let place = 0; place < parent.sums.length; place += 1) {
    parent.sums[place] = (parent.sums[place] as number) - (part.sums[place] as number)
    parent.counts[place] = (parent.counts[place] as number) - (part.counts[place] as number)
  }
  return parent
}

function bestSplit({ sums, counts }: Histogram, rows: number, sum: number, leafRows: number): Split | null {
  if (rows < 2 * leafRows) return null
  const parent = (sum * sum) / (rows + shrinkage)
  let best: Split | null = null
  for (let feature = 0; feature * bins < sums.length; feature += 1) {
    let leftSum = 0
    let leftCount = 0
    for (let bin = 0; bin < bins - 1; bin += 1) {
      // Both hold `bins` for each feature.
      const count = counts[feature * bins + bin] as number
      leftSum += sums[feature * bins + bin] as number
      leftCount += count
      if (leftCount < leafRows || count === 0) continue
      if (rows - leftCount < leafRows) break
      const rightSum = sum - leftSum
      const gain = leftSum ** 2 / (leftCount + shrinkage) + rightSum ** 2 / (rows - leftCount + shrinkage) - parent
      if (gain > 1e-9 && gain > (best?.gain ?? 0)) best = { gain, feature, bin }
    }
  }
  return best
}

/** Rows whose bin of the feature is at most `bin`, and the others, each in order. */
function partition(
  { width, cells }: BinnedRows,
  rows: Int32Array,
  feature: number,
  bin: number,
): [Int32Array, Int32Array] {
  const left = new Int32Array(rows.length)
  const right = new Int32Array(rows.length)
  let lefts = 0
  let rights = 0
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] as number // inside the array
    if ((cells[row * width + feature] as number) <= bin) {
      left[lefts] = row
      lefts += 1
    } else {
      right[rights] = row
      rights += 1
    }
  }
  return [left.subarray(0, lefts), right.subarray(0, rights)]
}

function growTree(
  binned: BinnedRows,
  edges: readonly (readonly number[])[],
  residuals: Float64Array,
  rows: Int32Array,
  options: BoostingOptions,
): Tree {
  const tree: Tree = { feature: [], threshold: [], bin: [], left: [], right: [], value: [] }
  const addLeaf = (leafRows: Int32Array, histogram: Histogram): Leaf => {
    let sum = 0
    // Rows are indices of the residuals; this loop is the hot one.
    for (const row of leafRows) sum += residuals[row] as number
    tree.feature.push(-1)
    tree.threshold.push(0)
    tree.bin.push(0)
    tree.left.push(-1)
    tree.right.push(-1)
    tree.value.push((options.learningRate * sum) / (leafRows.length + shrinkage))
    const split = bestSplit(histogram, leafRows.length, sum, options.leafRows)
    return { node: tree.feature.length - 1, rows: leafRows, sum, histogram, split }
  }
  const open = [addLeaf(rows, countRows(binned, residuals, rows))]
  for (let leaves = 1; leaves < options.leaves; leaves += 1) {
    const chosen = open.reduce<Leaf | null>(
      (best, leaf) => (leaf.split !== null && leaf.split.gain > (best?.split?.gain ?? 0) ? leaf : best),
      null,
    )
    if (chosen === null || chosen.split === null) break
    const { feature, bin } = chosen.split
    const [left, right] = partition(binned, chosen.rows, feature, bin)
    // Only the smaller side is counted; the other is the rest of the parent.
    const counted = countRows(binned, residuals, left.length < right.length ? left : right)
    const rest = subtract(chosen.histogram, counted)
    const children = [
      addLeaf(left, left.length < right.length ? counted : rest),
      addLeaf(right, left.length < right.length ? rest : counted),
    ] as const
    tree.feature[chosen.node] = feature
    tree.bin[chosen.node] = bin
    tree.threshold[chosen.node] = edges[feature]?.[bin] ?? Number.POSITIVE_INFINITY
    tree.left[chosen.node] = children[0].node
    tree.right[chosen.node] = children[1].node
    open.splice(open.indexOf(chosen), 1, ...children)
  }
  return tree
}

function predictBinned(tree: Tree, { width, cells }: BinnedRows, row: number): number {
  let node = 0
  for (;;) {
    const feature = tree.feature[node] as number // every node has all five
    if (feature < 0) return tree.value[node] as number
    const isRight = (cells[row * width + feature] as number) > (tree.bin[node] as number)
    node = (isRight ? tree.right[node] : tree.left[node]) as number
  }
}

/** Upper edges of all bins but the last, from quantiles of up to 20,000 values. */
function binEdges(column: Float64Array): number[] {
  const step = Math.max(1, Math.floor(column.length / 20_000))
  const sample = column.filter((value, index) => index % step === 0 && !Number.isNaN(value)).sort()
  const edges: number[] = []
  for (let bin = 1; bin < bins; bin += 1) {
    const edge = sample[Math.floor((bin * sample.length) / bins)]
    if (edge !== undefined && edge !== edges.at(-1)) edges.push(edge)
  }
  return edges
}

function binOf(value: number, edges: readonly number[]): number {
  if (Number.isNaN(value)) return 0
  let low = 0
  let high = edges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (value > at(edges, middle)) low = middle + 1
    else high = middle
  }
  return low
}

function binRows(features: readonly Float64Array[], edges: readonly (readonly number[])[], rows: number): BinnedRows {
  const width = features.length
  const cells = new Uint8Array(rows * width)
  features.forEach((column, feature) => {
    const own = edges[feature] ?? []
    for (let row = 0; row < rows; row += 1) cells[row * width + feature] = binOf(column[row] ?? Number.NaN, own)
  })
  return { width, cells }
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

/** Numbers 0…1 that are the same in every run (Numerical Recipes' constants). */
function linearCongruential(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

/** `features` column by column, all of the targets' length; NaN is a value like others, below the smallest. */
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
  for (let round = 0; round < options.trees; round += 1) {
    if (round % 10 === 0) await setImmediate() // lets an abort through
    options.signal?.throwIfAborted()
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
    node = (value > at(tree.threshold, node) ? tree.right[node] : tree.left[node]) ?? 0
  }
}

/** The forecast for one row, `features` column by column as in fitting. */
export function predictBoostedTrees(model: BoostedTrees, features: readonly Float64Array[], row: number): number {
  return model.trees.reduce((sum, tree) => sum + predictTree(tree, features, row), model.base)
}
