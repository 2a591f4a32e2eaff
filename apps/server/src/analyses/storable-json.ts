/** PostgreSQL rejects NUL and lone surrogates in JSON, and documents do contain them: they are dropped or replaced. */
export const toStorableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part,
  )
