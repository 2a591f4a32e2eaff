import { createHash } from 'node:crypto'

/** The SHA-256 of bytes, or of a text in UTF-8, as 64 hexadecimal digits. */
export const sha256Hex = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')
