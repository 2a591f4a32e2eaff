/** What hangs together in a picture of zeros and ones, corners counting as touching. */
export interface Component {
  /** Places of its pixels, row by row. */
  pixels: number[]
  left: number
  top: number
  /** The last column and row that belong to it. */
  right: number
  bottom: number
}

export function componentsOf(dark: Uint8Array, width: number, height: number): Component[] {
  const open = Uint8Array.from(dark)
  const found: Component[] = []
  for (let start = 0; start < open.length; start++) {
    if (open[start] !== 1) continue
    open[start] = 0
    const component: Component = { pixels: [start], left: width, top: height, right: 0, bottom: 0 }
    for (const place of component.pixels) {
      const x = place % width
      const y = (place - x) / width
      component.left = Math.min(component.left, x)
      component.right = Math.max(component.right, x)
      component.top = Math.min(component.top, y)
      component.bottom = Math.max(component.bottom, y)
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx
          if (open[next] !== 1) continue
          open[next] = 0
          component.pixels.push(next)
        }
      }
    }
    found.push(component)
  }
  return found
}
