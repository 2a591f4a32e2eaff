import PdfWriter from 'pdfkit'

export interface TextOptions {
  size?: number
  bold?: boolean
  align?: 'left' | 'right' | 'center'
  /** With 'right' and 'center': the width aligned in; else text runs on. */
  width?: number
  grey?: boolean
}

export interface TableOptions {
  x: number
  widths: readonly number[]
  headings: readonly string[]
  rows: readonly (readonly string[])[]
  /** Columns of numbers. */
  right?: readonly number[]
  rules?: 'all' | 'rows' | 'head' | 'none'
  size?: number
  /** Prints the headings again on each new page. */
  again?: boolean
  shaded?: boolean
}

type Face = 'Helvetica' | 'Times' | 'Courier'
const faces = {
  Helvetica: ['Helvetica', 'Helvetica-Bold'],
  Times: ['Times-Roman', 'Times-Bold'],
  Courier: ['Courier', 'Courier-Bold'],
} as const

const margin = 40

/** One letter-size document to draw on, points from the top left. */
export class Sheet {
  readonly width = 612
  readonly height = 792
  readonly #pdf: PDFKit.PDFDocument
  readonly #face: Face
  readonly #done: Promise<Buffer>
  pages = 1

  constructor(face: Face = 'Helvetica') {
    this.#face = face
    // A fixed date: the same record gives the same bytes.
    this.#pdf = new PdfWriter({ size: 'LETTER', margin: 0, info: { CreationDate: new Date(0) } })
    const chunks: Buffer[] = []
    const { promise, resolve } = Promise.withResolvers<Buffer>()
    this.#done = promise
    this.#pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    this.#pdf.on('end', () => resolve(Buffer.concat(chunks)))
  }

  text(
    x: number,
    y: number,
    text: string,
    { size = 9, bold = false, align = 'left', width, grey }: TextOptions = {},
  ): void {
    if (text === '') return
    this.#pdf
      .font(faces[this.#face][bold ? 1 : 0])
      .fontSize(size)
      .fillColor(grey === true ? '#555' : '#111')
    const wide = this.#pdf.widthOfString(text)
    const free = (width ?? wide) - wide
    const left = align === 'left' ? x : align === 'right' ? x + free : x + free / 2
    this.#pdf.text(text, left, y, { lineBreak: false })
  }

  widthOf(text: string, { size = 9, bold = false }: TextOptions = {}): number {
    return this.#pdf
      .font(faces[this.#face][bold ? 1 : 0])
      .fontSize(size)
      .widthOfString(text)
  }

  /** Lines one under another; answers the y below. */
  lines(x: number, y: number, lines: readonly string[], options: TextOptions = {}): number {
    const step = (options.size ?? 9) * 1.25
    for (const [index, line] of lines.entries()) this.text(x, y + index * step, line, options)
    return y + lines.length * step
  }

  /** Text broken to a width; answers the y below. */
  paragraph(x: number, y: number, width: number, text: string, options: TextOptions = {}): number {
    return this.lines(x, y, this.broken(text, width, options), options)
  }

  broken(text: string, width: number, options: TextOptions = {}): string[] {
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const last = lines.at(-1)
      if (last !== undefined && this.widthOf(`${last} ${word}`, options) <= width)
        lines[lines.length - 1] = `${last} ${word}`
      else lines.push(word)
    }
    return lines
  }

  rule(x0: number, y0: number, x1: number, y1: number, weight = 0.7): void {
    this.#pdf.lineWidth(weight).strokeColor('#222').moveTo(x0, y0).lineTo(x1, y1).stroke()
  }

  box(x: number, y: number, width: number, height: number): void {
    this.#pdf.lineWidth(0.7).strokeColor('#222').rect(x, y, width, height).stroke()
  }

  shade(x: number, y: number, width: number, height: number, colour = '#dde3ea'): void {
    this.#pdf.rect(x, y, width, height).fill(colour)
  }

  /** A form's cell: a small label at its top left, the value under it. */
  cell(
    place: readonly [x: number, y: number, width: number, height: number],
    label: string,
    value: string | readonly string[],
    { size = 9, labelSize = 6, bold = false }: { size?: number; labelSize?: number; bold?: boolean } = {},
  ): void {
    const [x, y, width, height] = place
    this.box(x, y, width, height)
    this.text(x + 3, y + 3, label, { size: labelSize, bold })
    const lines = (typeof value === 'string' ? [value] : value).flatMap((line) =>
      this.broken(line, width - 8, { size }),
    )
    this.lines(x + 4, y + labelSize + 6, lines, { size })
  }

  /** Label and value on one line. */
  pair(
    x: number,
    y: number,
    label: string,
    value: string,
    options: TextOptions & { at?: number; end?: number } = {},
  ): number {
    const { at, end, ...rest } = options
    this.text(x, y, label, rest)
    const plain = { ...rest, bold: false }
    if (end !== undefined) this.text(x, y, value, { ...plain, align: 'right', width: end - x })
    else this.text(at ?? x + this.widthOf(label, rest) + 4, y, value, plain)
    return y + (rest.size ?? 9) * 1.5
  }

  /** Answers the y below; goes to new pages as needed. */
  table(
    top: number,
    { x, widths, headings, rows, right = [], rules = 'rows', size = 8.5, again = true, shaded }: TableOptions,
  ): number {
    const total = widths.reduce((sum, width) => sum + width, 0)
    const lefts = widths.map((_, index) => x + widths.slice(0, index).reduce((sum, width) => sum + width, 0))
    const step = size * 1.2
    let y = top
    let pageTop = top
    const drawRow = (cells: readonly string[], bold: boolean): number => {
      const broken = cells.map((cell, index) =>
        cell.split('\n').flatMap((line) => this.broken(line, (widths[index] ?? 50) - 6, { size, bold })),
      )
      const height = Math.max(...broken.map((lines) => lines.length)) * step + 5
      if (bold && shaded === true) this.shade(x, y, total, height)
      for (const [index, lines] of broken.entries()) {
        this.lines((lefts[index] ?? x) + 3, y + 3, lines, {
          size,
          bold,
          ...(right.includes(index) && { align: 'right' as const, width: (widths[index] ?? 50) - 6 }),
        })
      }
      if (rules === 'all' || rules === 'rows') this.rule(x, y + height, x + total, y + height, 0.5)
      return height
    }
    const closePage = (): void => {
      if (rules !== 'all') return
      this.rule(x, pageTop, x + total, pageTop, 0.5)
      for (const left of [...lefts, x + total]) this.rule(left, pageTop, left, y, 0.5)
    }
    const head = (): void => {
      y += drawRow(headings, true)
      if (rules !== 'none') this.rule(x, y, x + total, y)
    }
    head()
    for (const row of rows) {
      if (y > this.height - 90) {
        closePage()
        this.newPage()
        y = 60
        pageTop = y
        if (again) head()
      }
      y += drawRow(row, false)
    }
    closePage()
    return y
  }

  newPage(): void {
    this.#pdf.addPage({ size: 'LETTER', margin: 0 })
    this.pages += 1
    this.text(this.width - margin - 60, 30, `Page ${this.pages}`, { size: 8 })
  }

  /** `y`, or the top of a new page where less than `needed` is left. */
  room(y: number, needed: number): number {
    if (y + needed < this.height - 40) return y
    this.newPage()
    return 60
  }

  async close(): Promise<Buffer> {
    this.#pdf.end()
    return this.#done
  }
}
