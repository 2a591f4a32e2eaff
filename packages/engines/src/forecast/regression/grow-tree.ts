import { type BinnedRows, bins, partition } from './binned-rows.ts'

/** Growth ends at `leaves` leaves, or where no split helps. `learningRate`, 0…1, is the share of each leaf's mean that the tree adds. */
export interface GrowthOptions {
  leaves: number
  learningRate: number
  /** Fewest rows in a leaf. */
  leafRows: number
}

/** Flat arrays; a node with `feature` −1 is a leaf. A row goes left when its value is ≤ threshold or NaN. */
export interface Tree {
  feature: number[]
  threshold: number[]
  /** The threshold as a bin number, for the training rows. */
  bin: number[]
  left: number[]
  right: number[]
  value: number[]
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

/** Shrinks small leaves towards 0, as this many rows of residual 0 would. */
const shrinkage = 10

function countRows({ width, cells }: BinnedRows, residuals: Float64Array, rows: Int32Array): Histogram {
  const sums = new Float64Array(width * bins)
  const counts = new Int32Array(width * bins)
  // Plain loops and casts: every index is inside its array, and nearly all time is spent here.
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

/** Subtracts the part from the parent in place: the parent is not used again. */
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

/** Leaf by leaf: the one whose split gains most is split next. */
export function growTree(
  binned: BinnedRows,
  edges: readonly (readonly number[])[],
  residuals: Float64Array,
  rows: Int32Array,
  options: GrowthOptions,
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

/** A tree's prediction for a binned row. */
export function predictBinned(tree: Tree, { width, cells }: BinnedRows, row: number): number {
  let node = 0
  for (;;) {
    const feature = tree.feature[node] as number // every node has all five
    if (feature < 0) return tree.value[node] as number
    const isRight = (cells[row * width + feature] as number) > (tree.bin[node] as number)
    node = (isRight ? tree.right[node] : tree.left[node]) as number
  }
}
