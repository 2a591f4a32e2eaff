import { classifyPixels, type Head } from '@vitrine/engines/vision/backbone/classify-picture.ts'
import type { Box } from '@vitrine/engines/vision/box.ts'
import { decodeAtMost } from '@vitrine/engines/vision/decode-longest.ts'
import { inGrey } from '@vitrine/engines/vision/grey-picture.ts'
import { cutCell } from '@vitrine/engines/vision/smear/cut-cell.ts'
import { findCells } from '@vitrine/engines/vision/smear/find-cells.ts'
import { isStained } from './is-stained.ts'

/** Minimum number of single cells in a smear. */
const fewestCells = 4
/** Maximum number of cells classified: each takes about 30 ms. */
const mostCells = 60
/** The longest side at which cells are searched, px. */
const longestSide = 1200

interface SmearCell {
  label: 'parasitized' | 'uninfected'
  confidence: number
  box: Box
}

export interface Smear {
  cells: SmearCell[]
  notLookedAt: number
}

interface Watch {
  signal: AbortSignal
  /** Called after each cell with the share that is done. */
  onCell: (done: number, all: number) => void
}

/** Finds the single cells of a blood smear and classifies each; null where the picture shows no field of separate cells. */
export async function lookAtSmear(bytes: Uint8Array, head: Head, { signal, onCell }: Watch): Promise<Smear | null> {
  const coloured = await decodeAtMost(bytes, longestSide)
  const picture = inGrey(coloured)
  const found = findCells(picture)
  if (found.length < fewestCells || !isStained(coloured.pixels, found)) return null
  const looked = found.slice(0, mostCells)
  const cells: SmearCell[] = []
  for (const cell of looked) {
    signal.throwIfAborted()
    const { classes } = await classifyPixels(cutCell(picture, cell, head.description.size), head)
    const of = (label: string): number => classes.find((each) => each.label === label)?.confidence ?? 0
    const share = of('parasitized') / Math.max(1e-9, of('parasitized') + of('uninfected'))
    const label = share >= 0.5 ? 'parasitized' : 'uninfected'
    cells.push({ label, confidence: Math.max(share, 1 - share), box: cell.box })
    onCell(cells.length, looked.length)
  }
  return { cells, notLookedAt: found.length - looked.length }
}
