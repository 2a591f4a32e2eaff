import { Secret, TOTP } from 'otpauth'

const period = 30

const totpOf = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), label, issuer, algorithm: 'SHA1', digits: 6, period })

/** 160 random bits in Base32, as authenticator apps expect. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The content of the QR code for an authenticator app. */
export const totpAddress = (secret: string, email: string, product: string): string =>
  totpOf(secret, email, product).toString()

/**
 * The time step (half minutes since 1970) that a code belongs to, or null. The steps before and after the current one
 * are accepted too, because clocks differ.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}
