import { renderPdfPages } from '@vitrine/engines/documents/pdf/render-pages.ts'
import sharp from 'sharp'
import type { Chance } from './chance.ts'

const scanResolution = 150

/** The first page as a scan of 150 dpi, turned clockwise by `angle` degrees, grainy, JPEG 40. */
export async function scanTurnedBy(angle: number, pdf: Uint8Array, chance: Chance): Promise<Buffer> {
  const [page] = await renderPdfPages(pdf, { pages: 1, resolution: scanResolution })
  if (page === undefined) throw new Error('The document has no page to scan.')
  const turned = await sharp(page)
    .rotate(angle, { background: '#f4f2ee' })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { data, info } = turned
  for (let at = 0; at < data.length; at += 1) {
    // The sum of three uniform numbers is near enough to a bell.
    const noise = (chance.fraction() + chance.fraction() + chance.fraction() - 1.5) * 28
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 255) * 0.93 + 8 + noise))
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .blur(0.5)
    .jpeg({ quality: 40 })
    .toBuffer()
}

/** What an office scanner and a hasty hand make of a page: 150 dpi, turned by 1–3°, grainy, JPEG 40. */
export async function degradedScan(pdf: Uint8Array, chance: Chance): Promise<Buffer> {
  return scanTurnedBy((chance.happens(0.5) ? 1 : -1) * (1 + 2 * chance.fraction()), pdf, chance)
}
