/** What separates the parts of an X12 interchange; its ISA segment shows all of them. */
export interface Delimiters {
  element: string
  component: string
  segment: string
  /** Whitespace after each segment's end, kept so that the file can be written again exactly. */
  lineEnd: string
}

export interface Segment {
  id: string
  /** Without the id: elements[0] is the segment's element 01. */
  elements: readonly string[]
  /** Counted from 1 over the whole interchange. */
  position: number
}

/** One ISA … IEA, as in a file. */
export interface Interchange {
  delimiters: Delimiters
  segments: readonly Segment[]
}

/** Element `number` of a segment, counted from 1 as X12 does; '' where it is missing. */
export const element = (segment: Segment | undefined, number: number): string => segment?.elements[number - 1] ?? ''
