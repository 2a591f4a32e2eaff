import type { Read } from '../values/read.ts'

/** A value that is said to be somewhere on page 1, as a provider may answer it. */
export const readOnPage = <Value>(value: Value, text: string): Read<Value> => ({
  value,
  text,
  confidence: 0.9,
  page: 1,
  box: [0, 0, 1, 1],
})
