import { createCanvas } from '@napi-rs/canvas'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Fine enough for 8-point type to be recognised, coarse enough for a page to take well under a second. */
const renderResolution = 200

type RenderParameters = Parameters<PDFPageProxy['render']>[0]

/** Draws a page as a PNG on white, dots an inch as `resolution` says; `maxPixels` lowers that for oversized pages. */
export async function renderPdfPage(
  page: PDFPageProxy,
  maxPixels: number,
  resolution = renderResolution,
): Promise<Buffer> {
  const natural = page.getViewport({ scale: 1 })
  const scale = Math.min(resolution / 72, Math.sqrt(maxPixels / (natural.width * natural.height)))
  const viewport = page.getViewport({ scale })
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)))
  // The library names the browser's types; this canvas draws the same way.
  const canvasContext = canvas.getContext('2d') as unknown as RenderParameters['canvasContext']
  await page.render({ canvas: null, canvasContext, viewport, background: 'white' }).promise
  return canvas.encode('png')
}
