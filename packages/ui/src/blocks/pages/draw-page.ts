import { pdfjs } from 'react-pdf'
import { pdfAssets } from './pdf-assets.ts'

/** One for all: each document would else start its own. */
let worker: pdfjs.PDFWorker | null = null

let last: Promise<unknown> = Promise.resolve()

async function draw(url: string, number: number, width: number): Promise<string> {
  worker ??= new pdfjs.PDFWorker()
  const loading = pdfjs.getDocument({ url, worker, ...pdfAssets })
  try {
    const page = await (await loading.promise).getPage(number)
    const { width: own } = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: width / own })
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(viewport.width)
    canvas.height = Math.round(viewport.height)
    await page.render({ canvas, viewport }).promise
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
    if (!picture) throw new Error('The page could not be made a picture.')
    return URL.createObjectURL(picture)
  } finally {
    await loading.destroy()
  }
}

/**
 * Draws a page of a PDF, `width` pixels wide, and returns its address, which the caller revokes. One page at a time:
 * fifty documents at once would fill the memory. Rejects if the document cannot be read.
 */
export function drawPage(url: string, number: number, width: number): Promise<string> {
  const drawn = last.then(() => draw(url, number, width))
  last = drawn.catch(() => null)
  return drawn
}
