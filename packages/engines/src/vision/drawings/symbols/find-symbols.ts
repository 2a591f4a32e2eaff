import { sigmoid } from '@vitrine/basics/logistic.ts'
import { Tensor } from 'onnxruntime-node'
import { openNetwork } from '../../../network/open-network.ts'
import { type Box, dropOverlapping } from '../../box.ts'
import { floatsOf } from '../../picture-tensor.ts'
import { type InkMap, resizeInk } from '../ink-map.ts'
import { strokeWidth } from '../stroke-width.ts'

export interface FoundSymbol {
  /** symbol_00 … symbol_31: the data they were learned from number them and give no names. */
  label: string
  confidence: number
  box: Box
}

const weights = new URL('./symbols.onnx', import.meta.url)

/** As evals/train/drawings/train_symbols.py has it. */
const classes = 32
const stride = 4
const sheetWidth = 1980
/** The width of a pipe's line at the size that the network knows. */
const usualStroke = 1.66
/** A whole sheet is brought to the width that the network knows when its lines say nearly the same. */
const wholeSheet = 1.3
const mostEnlarged = 2
const mostPixels = 5_000_000

/** Peaks below this are not answered at all, those below `countedFrom` are not counted. */
const lowest = 0.05
export const countedFrom = 0.3
const mostOverlap = 0.35

/** By what the drawing is to be enlarged; null where no lines tell. */
function scaleOf(map: InkMap): number | null {
  const stroke = strokeWidth(map)
  if (stroke === null) return null
  const byStroke = usualStroke / stroke
  const byWidth = sheetWidth / Math.max(map.width, map.height)
  const scale = Math.max(byStroke / byWidth, byWidth / byStroke) < wholeSheet ? byWidth : byStroke
  return Math.min(mostEnlarged, scale, Math.sqrt(mostPixels / (map.width * map.height)))
}

function isPeak(heat: Float32Array, place: number, columns: number, rows: number): boolean {
  const [column, row] = [place % columns, Math.floor(place / columns)]
  // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
  const value = heat[place] as number
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
      if ((heat[y * columns + x] as number) > value) return false
    }
  }
  return true
}

function peaksOf(values: Float32Array, columns: number, rows: number): FoundSymbol[] {
  const area = columns * rows
  const found: FoundSymbol[] = []
  const least = Math.log(lowest / (1 - lowest))
  for (let kind = 0; kind < classes; kind++) {
    const heat = values.subarray(kind * area, (kind + 1) * area)
    for (let place = 0; place < area; place++) {
      const logit = heat[place] ?? least
      if (logit <= least || !isPeak(heat, place, columns, rows)) continue
      const [dx = 0, dy = 0, wide = 0, high = 0] = [0, 1, 2, 3].map((part) => values[(classes + part) * area + place])
      const [x, y] = [(place % columns) + dx, Math.floor(place / columns) + dy]
      const [halfWide, halfHigh] = [Math.exp(wide) / 2, Math.exp(high) / 2]
      found.push({
        label: `symbol_${String(kind).padStart(2, '0')}`,
        confidence: sigmoid(logit),
        box: [
          Math.max(0, (x - halfWide) / columns),
          Math.max(0, (y - halfHigh) / rows),
          Math.min(1, (x + halfWide) / columns),
          Math.min(1, (y + halfHigh) / rows),
        ],
      })
    }
  }
  return dropOverlapping(
    found.sort((a, b) => b.confidence - a.confidence),
    mostOverlap,
  )
}

/** Symbols of a P&ID sheet, surest first. The sheet is brought to the size at which its lines are as thick as those learned from. */
export async function findSymbols(map: InkMap, signal?: AbortSignal): Promise<FoundSymbol[]> {
  const scale = scaleOf(map)
  if (scale === null) return []
  const width = Math.ceil((map.width * scale) / stride) * stride
  const height = Math.ceil((map.height * scale) / stride) * stride
  const { ink } = resizeInk(map, width, height)
  signal?.throwIfAborted()
  const network = await openNetwork(weights)
  const { maps } = await network.run({ ink: new Tensor('float32', ink, [1, 1, height, width]) })
  return peaksOf(floatsOf(maps), Math.ceil(width / stride), Math.ceil(height / stride))
}
