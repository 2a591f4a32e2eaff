import { createHmac } from 'node:crypto'
import { isSignedByAny } from '../secrets/is-signed-by-any.ts'

/** Signs addresses of stored files, so that img, video and audio elements can load them without a token. */
export interface AddressSigner {
  /** A path such as /files/KEY?expires=…&signature=…, valid for this many seconds. */
  sign: (key: string, seconds: number) => string
  /** Seconds for which the address is still valid; null: it has expired or was not signed by us. */
  secondsLeft: (key: string, expires: string, signature: string) => number | null
}

/** Addresses signed with a previous secret are valid until they expire. */
export function createAddressSigner(
  secret: string,
  clock: () => Date,
  previous: readonly string[] = [],
): AddressSigner {
  const signatureOf = (key: string, expires: string, by = secret) =>
    createHmac('sha256', by).update(`file\n${key}\n${expires}`).digest('base64url')
  const nowSeconds = () => Math.floor(clock().getTime() / 1000)
  return {
    sign: (key, seconds) => {
      const expires = String(nowSeconds() + seconds)
      return `/files/${key}?expires=${expires}&signature=${signatureOf(key, expires)}`
    },
    secondsLeft: (key, expires, signature) => {
      if (!isSignedByAny(signature, [secret, ...previous], (one) => signatureOf(key, expires, one))) return null
      const left = Number(expires) - nowSeconds()
      return left > 0 ? left : null
    },
  }
}
