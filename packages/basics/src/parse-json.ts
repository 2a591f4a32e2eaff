/** The value that a text says in JSON, to be checked by a schema; null where it says none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
