import { Secret, TOTP } from 'otpauth'

const period = 30

const totpOf = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), label, issuer, algorithm: 'SHA1', digits: 6, period })

/** 160 random bits, in Base32 as apps take it. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What the QR code says to an authenticator app. */
export const totpAddress = (secret: string, email: string, product: string): string =>
  totpOf(secret, email, product).toString()

/**
 * The half minute since 1970 that a code belongs to; null where it belongs to none of the present one and its neighbours, which
 * clocks that go wrong need.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}
