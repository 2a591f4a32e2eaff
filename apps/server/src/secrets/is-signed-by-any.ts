import { timingSafeEqual } from 'node:crypto'

/** Whether any of the secrets makes this signature. Its comparison takes equally long wherever two differ. */
export function isSignedByAny(
  signature: string,
  secrets: readonly string[],
  signatureBy: (secret: string) => string,
): boolean {
  const given = Buffer.from(signature)
  return secrets.some((secret) => {
    const expected = Buffer.from(signatureBy(secret))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
