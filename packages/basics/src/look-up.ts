const missing = (key: unknown): RangeError => new RangeError(`There is nothing named ${String(key)}.`)

/** The value of a key that a map must have. Throws RangeError if it does not, so that a bug shows where it is made. */
export function lookUp<Key, Value>(values: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = values.get(key)
  if (value !== undefined) return value
  throw missing(key)
}

/** The same for a record, such as a table of learned weights. */
export function lookUpIn<Value>(values: Readonly<Record<string, Value>>, name: string): Value {
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  if (value !== undefined) return value
  throw missing(name)
}
