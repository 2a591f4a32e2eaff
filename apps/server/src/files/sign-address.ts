import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs addresses of stored files, so that img, video and audio elements load them without a token. */
export interface AddressSigner {
  /** A path such as /files/KEY?expires=…&signature=…, good until `expires` (milliseconds since 1970). */
  sign: (key: string, expires: number) => string
  verify: (key: string, expires: string, signature: string, now: number) => boolean
}

export const createAddressSigner = (secret: string): AddressSigner => {
  const signatureOf = (key: string, expires: string) =>
    createHmac('sha256', secret).update(`file\n${key}\n${expires}`).digest('base64url')
  return {
    sign: (key, expires) => {
      const second = String(Math.ceil(expires / 1000))
      return `/files/${key}?expires=${second}&signature=${signatureOf(key, second)}`
    },
    verify: (key, expires, signature, now) => {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= now) return false
      const expected = Buffer.from(signatureOf(key, expires))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
