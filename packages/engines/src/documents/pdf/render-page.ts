import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { type GreyPicture, greyOf } from '../picture/grey-picture.ts'

/** Fine enough for 8-point type to be recognised, coarse enough for a page to take well under a second. */
const renderResolution = 200

type RenderParameters = Parameters<PDFPageProxy['render']>[0]

/** Draws a page on white, dots an inch as `resolution` says; `maxPixels` lowers that for oversized pages. */
export async function renderPdfPage(
  page: PDFPageProxy,
  maxPixels: number,
  resolution = renderResolution,
): Promise<Canvas> {
  const natural = page.getViewport({ scale: 1 })
  const scale = Math.min(resolution / 72, Math.sqrt(maxPixels / (natural.width * natural.height)))
  const viewport = page.getViewport({ scale })
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)))
  // The library names the browser's types; this canvas draws the same way.
  const canvasContext = canvas.getContext('2d') as unknown as RenderParameters['canvasContext']
  await page.render({ canvas: null, canvasContext, viewport, background: 'white' }).promise
  return canvas
}

/** The same without its colours. */
export async function renderGrey(page: PDFPageProxy, maxPixels: number, resolution?: number): Promise<GreyPicture> {
  const canvas = await renderPdfPage(page, maxPixels, resolution)
  const { width, height } = canvas
  return greyOf(sharp(canvas.data(), { raw: { width, height, channels: 4 } }))
}
