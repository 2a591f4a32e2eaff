interface Indexed<Value> {
  readonly length: number
  readonly [index: number]: Value
}

/**
 * The value at an index that must exist, of a typed array or an array without holes. Throws RangeError if it does not,
 * so that a bug shows where it is made instead of continuing with 0.
 */
export function at<Value>(values: Indexed<Value>, index: number): Value {
  const value = values[index]
  if (value !== undefined) return value
  throw new RangeError(`There is nothing at index ${index} of ${values.length} values.`)
}
