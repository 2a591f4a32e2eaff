import type { Box } from '@vitrine/contracts/blocks/place.ts'

/** Where a box lies on its page, as CSS. */
export const boxPosition = ([x0, y0, x1, y1]: Box) => ({
  left: `${x0 * 100}%`,
  top: `${y0 * 100}%`,
  width: `${(x1 - x0) * 100}%`,
  height: `${(y1 - y0) * 100}%`,
})
