import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

/** Bits of the authenticator data. */
const present = 0x01
const verified = 0x04
const withKey = 0x40

/** Deliberate faults. */
interface Quirks {
  /** The page's origin; the device signs for whichever it is given. */
  origin?: string
  /** Nobody touched a sensor or typed a PIN. */
  unverified?: boolean
  /** The signature counter to report. */
  counter?: number
  userHandle?: string
}

interface Key {
  id: string
  rpId: string
  userHandle: string
  privateKey: KeyObject
  counter: number
}

/** The public key as authenticators return it: a COSE map of a P-256 point for ES256. */
function coseKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const entries: [number, number | Uint8Array<ArrayBuffer>][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]
  return isoCBOR.encode(new Map(entries))
}

function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
}

const credential = <Response>(id: string, response: Response) => ({
  id,
  rawId: id,
  type: 'public-key',
  clientExtensionResults: {},
  response,
})

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** A software authenticator: it makes keys and answers challenges as WebAuthn specifies, with the faults asked for. */
export function createPasskeyDevice(origin: string) {
  const keys: Key[] = []
  return {
    keys,
    /** Answers the options of a registration. */
    create: (options: Record<string, unknown>, quirks: Quirks = {}) => {
      // The cast: the options of our own server.
      const { rp, user, challenge } = options as { rp: { id: string }; user: { id: string }; challenge: string }
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const id = randomBytes(16)
      const key = { id: text(id), rpId: rp.id, userHandle: user.id, privateKey, counter: 0 }
      keys.push(key)
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const flags = present | withKey | (quirks.unverified ? 0 : verified)
      const made = Buffer.concat([
        authenticatorData(rp.id, flags, key.counter),
        Buffer.alloc(16),
        length,
        id,
        coseKey(publicKey),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(made)],
      ])
      return credential(key.id, {
        clientDataJSON: text(clientData('webauthn.create', challenge, quirks.origin ?? origin)),
        // The cast: the encoder accepts more values than its type says.
        attestationObject: text(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal'],
      })
    },
    /** Answers the options of a sign-in with the newest key. */
    get: (options: Record<string, unknown>, quirks: Quirks = {}) => {
      const key = keys.at(-1)
      if (!key) throw new Error('the device has no key')
      key.counter = quirks.counter ?? key.counter + 1
      // The cast: the options of our own server.
      const { rpId, challenge } = options as { rpId: string; challenge: string }
      const data = authenticatorData(rpId, present | (quirks.unverified ? 0 : verified), key.counter)
      const client = clientData('webauthn.get', challenge, quirks.origin ?? origin)
      const signature = createSign('sha256').update(data).update(sha256(client)).sign(key.privateKey)
      return credential(key.id, {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
        userHandle: quirks.userHandle ?? key.userHandle,
      })
    },
  }
}

export type PasskeyDevice = ReturnType<typeof createPasskeyDevice>
