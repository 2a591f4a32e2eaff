import { client } from '../requests/client.ts'
import { session } from './current-session.ts'
import { watchPerson } from './watch-person.ts'

// What is typed by somebody who is signed in waits in the browser for their next sign-in, when the session ends by itself. The key is the
// account's and only in memory: to the next person at the browser, and to who copies its files, it is noise (docs/decisions/028).

const kept = 7 * 24 * 60 * 60_000

/** An encrypted draft in IndexedDB: AES-GCM with its initialisation vector. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
  /** Milliseconds since 1970. */
  at: number
}

/** It is a comfort: without a database (private windows), WebCrypto (http) or an answer there is none, and nothing else is lost. */
export function without(error: unknown): null {
  console.warn('What is typed cannot be kept for the next sign-in.', error)
  return null
}

let known: { owner: string; key: Promise<CryptoKey | null> } | null = null

async function fetchKey(): Promise<CryptoKey> {
  const { key } = await client.call('getDraftKey', {})
  const bytes = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** The key of the account that is signed in; null where it cannot be had. */
export function keyOf(owner: string): Promise<CryptoKey | null> {
  if (known?.owner !== owner) {
    const key = fetchKey().catch((error: unknown) => {
      known = null
      return without(error)
    })
    known = { owner, key }
  }
  return known.key
}

watchPerson(session.store, () => {
  known = null
})

export async function seal(key: CryptoKey, bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, sealed: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes), at: Date.now() }
}

export const isOver = ({ at }: Sealed): boolean => at < Date.now() - kept

/** Null where it is of another account, or from before the key changed: it is left to its owner. */
export const unseal = (key: CryptoKey, { iv, sealed }: Sealed): Promise<ArrayBuffer | null> =>
  crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed).catch(() => null)
