import type { InkMap } from './ink-map.ts'

/** A stroke is straight for at least this many pixels to either side of where its width is measured. */
const straight = 10
const mostWidth = 24
/** Widths are measured once every this many pixels. */
const every = 5

function widthsOf({ ink, width, height }: InkMap, level: boolean): number[] {
  const [lines, length] = level ? [width, height] : [height, width]
  const [lineStep, step] = level ? [1, width] : [width, 1]
  const isInk = (line: number, along: number): boolean => (ink[line * lineStep + along * step] ?? 0) > 0.5
  const widths: number[] = []
  for (let line = straight; line < lines - straight; line += every) {
    for (let start = 1; start < length - 1; start++) {
      if (!isInk(line, start) || isInk(line, start - 1)) continue
      let end = start
      while (end < length && end - start <= mostWidth && isInk(line, end)) end += 1
      const middle = (start + end) >> 1
      const goesOn =
        end - start <= mostWidth &&
        [-straight, -straight / 2, straight / 2, straight].every((offset) => {
          const beside = line + offset
          return (
            isInk(beside, middle) &&
            !isInk(beside, start - 2 - (end - start)) &&
            !isInk(beside, end + 1 + (end - start))
          )
        })
      if (goesOn) {
        let sum = 0
        for (let along = start - 2; along < end + 2; along++) sum += ink[line * lineStep + along * step] ?? 0
        widths.push(sum)
      }
      start = end
    }
  }
  return widths
}

export interface StrokeWidths {
  /** The usual width of the drawing's long level and upright lines in pixels, parts of pixels included: the ink across a line. */
  usual: number
  /** Widths of its thin lines and of its thick ones; alike where all lines are. */
  thin: number
  thick: number
}

/** Null where there are hardly any long lines. */
export function strokeWidths(map: InkMap): StrokeWidths | null {
  const widths = [...widthsOf(map, true), ...widthsOf(map, false)].sort((a, b) => a - b)
  const at = (share: number): number => widths[Math.floor(share * (widths.length - 1))] ?? 0
  return widths.length < 40 ? null : { usual: widths[widths.length >> 1] ?? 0, thin: at(0.15), thick: at(0.85) }
}

export const strokeWidth = (map: InkMap): number | null => strokeWidths(map)?.usual ?? null
