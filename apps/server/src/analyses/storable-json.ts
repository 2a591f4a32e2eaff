/** PostgreSQL rejects NUL and lone surrogates, and documents do contain them: they are dropped or replaced. */
export const toStorableText = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** JSON for the database; `write` says how each text in it is written. */
export const toStorableJson = (value: unknown, write: (text: string) => string = toStorableText): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? write(part) : part))
