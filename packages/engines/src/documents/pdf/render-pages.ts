import { withPdf } from './open-pdf.ts'
import { renderPdfPage } from './render-page.ts'

/**
 * Draws the first `pages` pages as PNGs at `resolution` dots an inch.
 * @throws InputError as `withPdf`
 */
export function renderPdfPages(
  bytes: Uint8Array,
  { pages, resolution, maxPixels = 40_000_000 }: { pages: number; resolution: number; maxPixels?: number },
): Promise<Buffer[]> {
  return withPdf(bytes, async (pdf) => {
    const drawn: Buffer[] = []
    for (let number = 1; number <= Math.min(pages, pdf.numPages); number += 1) {
      const page = await pdf.getPage(number)
      const canvas = await renderPdfPage(page, maxPixels, resolution)
      drawn.push(await canvas.encode('png'))
      page.cleanup()
    }
    return drawn
  })
}
