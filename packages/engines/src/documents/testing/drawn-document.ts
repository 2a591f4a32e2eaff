import { createCanvas, PDFDocument } from '@napi-rs/canvas'

export interface DrawnText {
  text: string
  x: number
  y: number
  size?: number
  align?: 'left' | 'right'
}

/** One that Debian's packages of Chromium and ffmpeg bring: what `sans-serif` alone means changes with the fonts that somebody installs. */
const font = '"DejaVu Sans", sans-serif'

/** A PDF with the given texts, points from the top left; one page for each list. */
export function drawnPdf(pages: readonly (readonly DrawnText[])[], { width = 595, height = 842 } = {}): Uint8Array {
  const pdf = new PDFDocument({ title: 'Drawn for a test' })
  for (const texts of pages) {
    const context = pdf.beginPage(width, height)
    for (const { text, x, y, size = 11, align = 'left' } of texts) {
      context.font = `${size}px ${font}`
      context.textAlign = align
      context.fillText(text, x, y)
    }
    pdf.endPage()
  }
  return pdf.close()
}

/** A PNG with black lines of text on white. */
export function drawnPicture(lines: readonly string[], { width = 800, size = 32 } = {}): Buffer {
  const canvas = createCanvas(width, Math.max(200, (lines.length + 2) * 2 * size))
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  context.font = `${size}px ${font}`
  for (const [index, line] of lines.entries()) context.fillText(line, 2 * size, (index + 1.5) * 2 * size)
  return canvas.toBuffer('image/png')
}
