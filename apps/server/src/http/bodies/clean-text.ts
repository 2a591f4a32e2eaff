export const cleanString = (text: string): string =>
  (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed()

/**
 * Removes what PostgreSQL cannot store in text: NUL characters and lone surrogates. Nobody types either; left in, a
 * malformed request would fail with a server error.
 */
export function cleanText(value: unknown): unknown {
  if (typeof value === 'string') return cleanString(value)
  if (Array.isArray(value)) return value.map(cleanText)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [cleanString(name), cleanText(inner)]))
}
