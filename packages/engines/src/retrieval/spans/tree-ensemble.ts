/**
 * Gradient boosted trees, flat: the nodes of all trees one after another. A child below 0 is a leaf: −1 − its index.
 * At a plain node a value goes left when it is at most the threshold, at a categorical one when the threshold's bit of
 * that number is set.
 */
export interface TreeEnsemble {
  roots: Int32Array
  features: Uint8Array
  categorical: Uint8Array
  thresholds: Float64Array
  left: Int32Array
  right: Int32Array
  leaves: Float64Array
}

function goesLeft({ features, categorical, thresholds }: TreeEnsemble, node: number, row: Float32Array): boolean {
  const value = row[features[node] as number] as number
  const threshold = thresholds[node] as number
  if (categorical[node] !== 1) return value <= threshold
  return value >= 0 && value < 32 && ((threshold >>> value) & 1) === 1
}

/** The sum over all trees. */
export function predict(trees: TreeEnsemble, row: Float32Array): number {
  let sum = 0
  for (const root of trees.roots) {
    let node = root
    while (node >= 0) node = (goesLeft(trees, node, row) ? trees.left[node] : trees.right[node]) ?? -1
    // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
    sum += trees.leaves[-1 - node] as number
  }
  return sum
}

/**
 * Reads a file that evals/train/qa/train_ranker.py packed: "VTE1", then uint32 counts of trees, nodes and leaves, then the
 * arrays above in that order (int32, uint8, uint8, float64, int32, int32, float64), little endian, padded to 8 bytes each.
 */
export function readTreeEnsemble(bytes: Uint8Array): TreeEnsemble {
  if (new TextDecoder().decode(bytes.subarray(0, 4)) !== 'VTE1') throw new Error('Not a VTE1 file of trees')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [trees, nodes, leaves] = [4, 8, 12].map((at) => view.getUint32(at, true)) as [number, number, number]
  let at = 16
  const take = (length: number): ArrayBuffer => {
    // A Buffer's own slice would not copy: the arrays need a buffer that starts where they do.
    const part = new Uint8Array(bytes.subarray(at, at + length)).buffer
    at += Math.ceil(length / 8) * 8
    return part
  }
  return {
    roots: new Int32Array(take(trees * 4)),
    features: new Uint8Array(take(nodes)),
    categorical: new Uint8Array(take(nodes)),
    thresholds: new Float64Array(take(nodes * 8)),
    left: new Int32Array(take(nodes * 4)),
    right: new Int32Array(take(nodes * 4)),
    leaves: new Float64Array(take(leaves * 8)),
  }
}
