interface Indexed<Value> {
  readonly length: number
  readonly [index: number]: Value
}

/**
 * The value at an index that cannot miss; a typed array or an array without holes. Throws RangeError where it does miss,
 * so that a fault shows where it is made instead of a 0 going on.
 */
export function at<Value>(values: Indexed<Value>, index: number): Value {
  const value = values[index]
  if (value !== undefined) return value
  throw new RangeError(`There is nothing at index ${index} of ${values.length} values.`)
}
