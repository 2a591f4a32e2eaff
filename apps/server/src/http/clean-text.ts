export const cleanString = (text: string): string =>
  (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed()

/**
 * What came in, without what PostgreSQL stores in no text: NUL characters, and halves of a surrogate pair. Nobody
 * types either; left in, they would make a fault of ours out of a malformed request.
 */
export function cleanText(value: unknown): unknown {
  if (typeof value === 'string') return cleanString(value)
  if (Array.isArray(value)) return value.map(cleanText)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [cleanString(name), cleanText(inner)]))
}
