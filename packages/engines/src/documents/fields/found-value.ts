import type { ValueType } from './field-description.ts'
import type { Span } from './search-rows.ts'

/** A stretch of a row that reads as a value of some type. */
export interface FoundValue {
  type: ValueType
  value: string | number
  span: Span
}
