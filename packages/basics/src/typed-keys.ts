/** The keys of a record by their type, which Object.keys forgets. Only for records that hold no other keys, such as literals. */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  // The cast: an object may have more keys than its type, which is why TypeScript gives strings. These tables have not.
  return Object.keys(table) as (keyof Table & string)[]
}

/** The keys and values of a record by their types. Only for records that hold no other keys, and no undefined. */
export function entriesOf<Key extends string, Value>(table: { readonly [Name in Key]?: Value }): [Key, Value][] {
  // The cast: as above.
  return Object.entries(table) as [Key, Value][]
}
