import type { Rulings } from './layout/rulings.ts'

/** A rectangle [x0, y0, x1, y1] as fractions of the page, origin at the top left. */
export type Box = readonly [number, number, number, number]

export interface Word {
  text: string
  box: Box
  /** 0…1: 1 for a PDF's own text layer, the recogniser's own estimate after OCR. */
  confidence: number
  /** Counted from 1. */
  page: number
}

/** Words on one baseline with no wide gap between them: a table row is several lines side by side. */
export interface Line {
  text: string
  words: readonly Word[]
  box: Box
  page: number
}

/** Lines that stand under one another like a paragraph, an address or a table column. */
export interface Block {
  lines: readonly Line[]
  box: Box
  page: number
}

/** Lines that run towards each other, as on a page photographed from the side. In heights of the picture, from its middle. */
export interface Lean {
  /** How far a line through the middle descends over one height to the right. */
  slope: number
  /** How much more it descends for each height further down. */
  growth: number
}

/** How a page was turned before its words were read. */
export interface Placement {
  /** Clockwise, of the page as shown; it grew until all of it could be seen. */
  degrees: number
  /** Width over height of the page as shown. */
  aspect: number
  /** How its lines converged after it was turned, before they were levelled. Absent if they did not converge. */
  lean?: Lean
}

export interface Page {
  /** Counted from 1. */
  number: number
  /** Width over height as it was read: turns fractions into comparable lengths. */
  aspect: number
  /** Where the words came from: the PDF's own text layer, or recognition of the picture. */
  source: 'text-layer' | 'ocr'
  /** In reading order, as are `lines` and `blocks`. */
  words: readonly Word[]
  lines: readonly Line[]
  blocks: readonly Block[]
  /** How the page as shown had to be turned for its words to be read; boxes are those of the turned one. Absent if it was not turned. */
  placement?: Placement
  /** Printed lines; present only when requested. */
  rulings?: Rulings
  /** Lines of text that were found but not read before the page's deadline. Absent if all were read. */
  unreadLines?: number
  /** Words of the text layer beyond the limit for one page. Absent if all were read. */
  unreadWords?: number
}

export interface ReadDocument {
  pages: readonly Page[]
}

export type DocumentKind = 'pdf' | 'jpeg' | 'png' | 'webp'

export interface DocumentLimits {
  maxPages: number
  /** Longer side of a PDF page in metres. */
  maxPageMetres: number
  /** Width × height of a picture. */
  maxPixels: number
  /** Longer side of a picture in pixels. */
  maxSide: number
  /** The time for recognising a page's lines; the rest stays unread. */
  maxPageSeconds: number
  /** The most words that are read of a page's text layer. */
  maxPageWords: number
}

export const defaultDocumentLimits: DocumentLimits = {
  maxPages: 20,
  maxPageMetres: 3,
  maxPixels: 40_000_000,
  maxSide: 30_000,
  // A full page takes two to five seconds; what takes longer is a texture, or a machine at its limit.
  maxPageSeconds: 30,
  // A newspaper page has 8,000. The form readers take a second for every 3,000.
  maxPageWords: 20_000,
}
