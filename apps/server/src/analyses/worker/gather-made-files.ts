import { randomUUID } from 'node:crypto'
import { toStorableText } from '../storable-json.ts'
import type { MadeFile } from './messages.ts'

const extensions = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['audio/wav', 'wav'],
])

const dataUrl = /^data:([a-z]+\/[a-z]+);base64,([A-Za-z0-9+/]+={0,2})$/

/**
 * Engines are pure: they return a generated picture or sound as a data URL in their output. `write` puts a reference in
 * its place, and `files` are the bytes, so that they cross to the parent once and as they are.
 */
export function gatherMadeFiles(): { files: MadeFile[]; write: (text: string) => string } {
  const files: MadeFile[] = []
  const known = new Map<string, string>()
  const write = (text: string): string => {
    const [whole, mediaType = '', base64 = ''] = dataUrl.exec(text) ?? []
    const extension = extensions.get(mediaType)
    if (whole === undefined || extension === undefined) return toStorableText(text)
    const reference = known.get(whole) ?? `made-file:${randomUUID()}`
    if (!known.has(whole)) {
      known.set(whole, reference)
      files.push({ reference, extension, bytes: Buffer.from(base64, 'base64') })
    }
    return reference
  }
  return { files, write }
}
