import type { Box } from '../../box.ts'
import { componentsOf } from '../../connected-components.ts'
import { isFrame } from '../frame.ts'
import { thin } from './thin.ts'

/** A connected component in a smaller square is text, a dash or a speck. */
const smallest = 0.03
function hide(
  dark: Uint8Array,
  { width, height, hidden }: { width: number; height: number; hidden: readonly Box[] },
): void {
  // Thinning looks at the neighbours of every pixel: the edge holds none.
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) dark[y * width + x] = 0
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) dark[y * width + x] = 0
  for (const [x0, y0, x1, y1] of hidden) {
    for (let y = Math.max(0, Math.floor(y0 * height)); y < Math.min(height, y1 * height); y++) {
      dark.fill(0, y * width + Math.max(0, Math.floor(x0 * width)), y * width + Math.min(width, Math.ceil(x1 * width)))
    }
  }
}

/**
 * The lines of a sheet that may be pipes, thinned to one pixel. `dark`: 1 where there is ink, changed by this; `hidden` are places whose lines are
 * none. Frames around the sheet, with the tables that hang on them, are left out.
 */
export function pipeLines(
  dark: Uint8Array,
  { width, height, hidden }: { width: number; height: number; hidden: readonly Box[] },
): Uint8Array {
  const side = Math.max(width, height)
  hide(dark, { width, height, hidden })
  const lines = new Uint8Array(dark.length)
  for (const component of componentsOf(dark, width, height)) {
    const across = component.right - component.left
    const down = component.bottom - component.top
    if (Math.max(across, down) < smallest * side || isFrame(component, width)) continue
    for (const place of component.pixels) lines[place] = 1
  }
  thin(lines, width)
  return lines
}
