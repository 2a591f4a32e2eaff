import { createCanvas, PDFDocument } from '@napi-rs/canvas'

export interface DrawOptions {
  /** Of the body, in points. */
  size?: number
  font?: string
  margin?: number
  /** Where the cells of a line with tabs start, in points from the left margin. */
  stops?: readonly number[]
}

const page = { width: 595, height: 842 }

/** Named, since what `sans-serif` alone means changes with the fonts installed, and some of them lose letters in a PDF. */
const plainFont = '"DejaVu Sans", sans-serif'

interface Piece {
  text: string
  x: number
  y: number
  font: string
}

function setPages(
  text: string,
  { size = 10, font = plainFont, margin = 56, stops = [150, 260, 350, 430] }: DrawOptions,
): Piece[][] {
  const measure = createCanvas(10, 10).getContext('2d')
  const pages: Piece[][] = [[]]
  const step = 1.35 * size
  let y = margin
  // A page is begun when there is something to put on it: a blank last page would be taken for a scan.
  const put = (line: string, x: number, lineFont: string): void => {
    if (y > page.height - margin) {
      pages.push([])
      y = margin
    }
    pages.at(-1)?.push({ text: line, x, y, font: lineFont })
  }
  const advance = (by: number): void => {
    y += by
  }
  for (const [index, sheet] of text.split('\f').entries()) {
    if (index > 0) advance(page.height)
    for (const line of sheet.split('\n')) {
      const heading = /\p{Lu}{3}/u.test(line) && line === line.toUpperCase() && line.length < 60
      const lineFont = `${heading ? 'bold ' : ''}${size}px ${font}`
      measure.font = lineFont
      if (line.includes('\t')) {
        for (const [cell, value] of line.split('\t').entries())
          put(value, margin + (cell === 0 ? 0 : (stops[cell - 1] ?? 0)), lineFont)
        advance(step)
        continue
      }
      if (line.trim() === '') {
        advance(0.7 * step)
        continue
      }
      let run = ''
      for (const word of line.split(/\s+/)) {
        const longer = run === '' ? word : `${run} ${word}`
        if (run !== '' && measure.measureText(longer).width > page.width - 2 * margin) {
          put(run, margin, lineFont)
          advance(step)
          run = word
        } else run = longer
      }
      put(run, margin, lineFont)
      advance(step)
    }
  }
  return pages
}

/**
 * Sets a plain text on A4 pages as a typist would: long lines wrapped, lines in capitals bold, cells after tabs at the stops.
 * A form feed starts a new page.
 */
export function drawText(text: string, options: DrawOptions = {}): Uint8Array {
  const pdf = new PDFDocument({ title: 'Document', creator: 'Vitrine evals' })
  for (const pieces of setPages(text, options)) {
    const context = pdf.beginPage(page.width, page.height)
    context.fillStyle = '#111'
    for (const piece of pieces) {
      context.font = piece.font
      context.fillText(piece.text, piece.x, piece.y)
    }
    pdf.endPage()
  }
  return pdf.close()
}

/** The first page as a picture, `scale` pixels a point. */
export function drawPicture(text: string, options: DrawOptions & { scale?: number; ink?: string } = {}): Buffer {
  const { scale = 2, ink = '#222' } = options
  const canvas = createCanvas(page.width * scale, page.height * scale)
  const context = canvas.getContext('2d')
  context.scale(scale, scale)
  context.fillStyle = 'white'
  context.fillRect(0, 0, page.width, page.height)
  context.fillStyle = ink
  for (const piece of setPages(text, options)[0] ?? []) {
    context.font = piece.font
    context.fillText(piece.text, piece.x, piece.y)
  }
  return canvas.toBuffer('image/png')
}
