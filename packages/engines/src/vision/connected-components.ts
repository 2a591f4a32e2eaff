/** Pixels of a picture of zeros and ones that hang together. */
export interface Component {
  /** The pixels' indices in the picture, outwards from the first of its topmost row. */
  pixels: number[]
  left: number
  top: number
  /** The last column and row that belong to it. */
  right: number
  bottom: number
}

/** The connected components of the ones; pixels touch by their sides, and by their corners too unless `corners` is false. */
export function componentsOf(
  ones: Uint8Array,
  width: number,
  height: number,
  { corners = true }: { corners?: boolean } = {},
): Component[] {
  const open = Uint8Array.from(ones)
  const found: Component[] = []
  for (let start = 0; start < open.length; start++) {
    if (open[start] !== 1) continue
    open[start] = 0
    const component: Component = { pixels: [start], left: width, top: height, right: 0, bottom: 0 }
    const reach = (next: number): void => {
      if (open[next] !== 1) return
      open[next] = 0
      component.pixels.push(next)
    }
    for (const place of component.pixels) {
      const x = place % width
      const y = (place - x) / width
      component.left = Math.min(component.left, x)
      component.right = Math.max(component.right, x)
      component.top = Math.min(component.top, y)
      component.bottom = Math.max(component.bottom, y)
      if (corners) {
        for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++)
          for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) reach(ny * width + nx)
      } else {
        if (x > 0) reach(place - 1)
        if (x < width - 1) reach(place + 1)
        reach(place - width)
        reach(place + width)
      }
    }
    found.push(component)
  }
  return found
}
