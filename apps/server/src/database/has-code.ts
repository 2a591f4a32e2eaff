/** Whether an error has one of these codes; a library may have wrapped it. */
export const hasCode = (error: unknown, codes: ReadonlySet<string>, depth = 0): boolean =>
  error instanceof Error &&
  (('code' in error && codes.has(String(error.code))) || (depth < 5 && hasCode(error.cause, codes, depth + 1)))
