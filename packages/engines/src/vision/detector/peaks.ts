import { at } from '@vitrine/basics/at.ts'
import { clampFraction } from '@vitrine/basics/clamp-fraction.ts'
import type { Box } from '../box.ts'

/** What a detector of centres answers for one picture; both run channel by channel, then row by row. */
export interface CentreMaps {
  /** Per class and cell, how surely an object of that class has its centre there, 0…1. */
  heat: Float32Array
  /** Per cell, how far the object reaches to the left, up, right and down, in pixels of the input. */
  sides: Float32Array
  classes: number
  rows: number
  columns: number
  /** Pixels of the input per cell. */
  stride: number
}

export interface Peak {
  /** Number of the class. */
  class: number
  confidence: number
  /** As fractions of the picture. */
  box: Box
}

/** Whether no neighbour of the cell is hotter; of equal neighbours the first counts. */
function isPeak(heat: Float32Array, start: number, row: number, column: number, maps: CentreMaps): boolean {
  const { rows, columns } = maps
  // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
  const own = heat[start + row * columns + column] as number
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
      const other = heat[start + y * columns + x] as number
      const isEarlier = y < row || (y === row && x < column)
      if (other > own || (other === own && isEarlier)) return false
    }
  }
  return true
}

function boxAt({ sides, rows, columns, stride }: CentreMaps, row: number, column: number): Box {
  const area = rows * columns
  const reach = (side: number): number => at(sides, side * area + row * columns + column)
  const fraction = (pixels: number, cells: number): number => clampFraction(pixels / (cells * stride))
  return [
    fraction(column * stride - reach(0), columns),
    fraction(row * stride - reach(1), rows),
    fraction(column * stride + reach(2), columns),
    fraction(row * stride + reach(3), rows),
  ]
}

/** The local maxima of at least `least`, surest first. */
export function peaksOf(maps: CentreMaps, least: number): Peak[] {
  const { heat, classes, rows, columns } = maps
  const area = rows * columns
  const peaks: Peak[] = []
  for (let index = 0; index < classes * area; index++) {
    const confidence = heat[index] as number
    if (confidence < least) continue
    const cell = index % area
    const column = cell % columns
    const row = (cell - column) / columns
    if (!isPeak(heat, index - cell, row, column, maps)) continue
    peaks.push({ class: (index - cell) / area, confidence, box: boxAt(maps, row, column) })
  }
  return peaks.sort((a, b) => b.confidence - a.confidence)
}
