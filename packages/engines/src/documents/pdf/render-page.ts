import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { type GreyPicture, greyOf } from '../picture/grey-picture.ts'

/** Fine enough for 8-point type to be recognised, coarse enough for a page to take well under a second. */
const renderResolution = 200

/** Seconds of this thread. A page full of drawing takes two or three. */
const mostDrawing = 20
/** Each state that is kept makes the next one dearer; people's programs keep a few dozen. */
const mostKept = 1000

const hint = 'Print it to a new PDF, or upload a scan of it.'

const tooComplex = (number: number, why: string): InputError =>
  new InputError('page-too-complex', `Page ${number} ${why}.`, { hint })

function threadSeconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}

/** A context that refuses to keep states without end. */
function boundedContext(canvas: Canvas, number: number) {
  const context = canvas.getContext('2d')
  const [save, restore] = [context.save.bind(context), context.restore.bind(context)]
  let kept = 0
  context.save = () => {
    kept += 1
    if (kept > mostKept)
      throw tooComplex(number, `keeps more than ${mostKept.toLocaleString('en')} drawing states at once`)
    save()
  }
  context.restore = () => {
    kept = Math.max(0, kept - 1)
    restore()
  }
  return context
}

type RenderParameters = Parameters<PDFPageProxy['render']>[0]

/**
 * Draws a page on white, dots an inch as `resolution` says; `maxPixels` lowers that for oversized pages.
 * @throws InputError `page-too-complex`, `input-damaged`
 */
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
  const canvasContext = boundedContext(canvas, page.pageNumber) as unknown as RenderParameters['canvasContext']
  const until = threadSeconds() + mostDrawing
  const task = page.render({ canvas: null, canvasContext, viewport, background: 'white' })
  task.onContinue = (goOn: () => void) => (threadSeconds() > until ? task.cancel() : goOn())
  try {
    await task.promise
  } catch (cause) {
    if (cause instanceof InputError) throw cause
    if (threadSeconds() > until) throw tooComplex(page.pageNumber, `takes longer than ${mostDrawing} seconds to draw`)
    throw new InputError(
      'input-damaged',
      `Page ${page.pageNumber} cannot be drawn: a part of it is damaged or too large.`,
      {
        hint,
        cause,
      },
    )
  }
  return canvas
}

/** The same without its colours. */
export async function renderGrey(page: PDFPageProxy, maxPixels: number, resolution?: number): Promise<GreyPicture> {
  const canvas = await renderPdfPage(page, maxPixels, resolution)
  const { width, height } = canvas
  return greyOf(sharp(canvas.data(), { raw: { width, height, channels: 4 } }))
}
