import type { Box } from '../../documents/document.ts'

/** A value read from a document, with its place. */
export interface Read<Value> {
  value: Value
  /** As in the document. */
  text: string
  /** 0…1 */
  confidence: number
  page: number
  box: [number, number, number, number]
}

export const boxCopy = (box: Box): Read<unknown>['box'] => [box[0], box[1], box[2], box[3]]
