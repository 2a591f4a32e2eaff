import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts values that must be readable again, such as a password that waits to be mailed. */
export interface Sealer {
  seal: (text: string) => string
  /** Null: encrypted with another secret, or tampered with. */
  open: (sealed: string) => string | null
  /** The same text encrypted with the current secret; null if it already is, or cannot be decrypted. */
  renew: (sealed: string) => string | null
}

const prefix = 'sealed:1:'
const nonceBytes = 12
const tagBytes = 16

function sealerOf(secret: string, purpose: string): Pick<Sealer, 'seal' | 'open'> {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `vitrine ${purpose}`, 32))
  return {
    seal: (text) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return prefix + sealed.toString('base64url')
    },
    open: (sealed) => {
      if (!sealed.startsWith(prefix)) return null
      const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url')
      if (bytes.length < nonceBytes + tagBytes) return null
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
      decipher.setAuthTag(bytes.subarray(-tagBytes))
      try {
        const text = [decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]
        return Buffer.concat(text).toString('utf8')
      } catch {
        return null
      }
    },
  }
}

/**
 * AES-256-GCM with a key derived from the secret by HKDF-SHA-256 for this purpose only, both from Node's OpenSSL. Each
 * value gets a random nonce; one secret encrypts few values, far from the 2^32 at which random nonces may repeat.
 * Previous secrets only decrypt.
 */
export function createSealer(secret: string, purpose: string, previous: readonly string[] = []): Sealer {
  const sealer = sealerOf(secret, purpose)
  const older = previous.map((one) => sealerOf(one, purpose))
  const openOlder = (sealed: string): string | null => {
    for (const one of older) {
      const text = one.open(sealed)
      if (text !== null) return text
    }
    return null
  }
  return {
    seal: sealer.seal,
    open: (sealed) => sealer.open(sealed) ?? openOlder(sealed),
    renew: (sealed) => {
      const text = sealer.open(sealed) === null ? openOlder(sealed) : null
      return text === null ? null : sealer.seal(text)
    },
  }
}
