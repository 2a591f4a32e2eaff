import { createHash, timingSafeEqual } from 'node:crypto'
import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import { Unavailable } from '@vitrine/errors/unavailable.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Compares digests, which have one length, in constant time: the answer's time tells neither the key's length nor how
 * much of it was right. Throws 'not-configured' and 'token-invalid'.
 */
export const checkServiceKey = (given: string | null, key: string | undefined): void => {
  if (key === undefined) {
    throw new Unavailable('not-configured', 'The second API is switched off on this server.', {
      hint: 'Set SERVICE_API_KEY.',
    })
  }
  if (timingSafeEqual(digest(given ?? ''), digest(key))) return
  throw new NotAllowed('token-invalid', 'The key is not right.', { hint: 'Send it as Authorization: Bearer {key}.' })
}
