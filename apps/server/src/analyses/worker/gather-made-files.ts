import { randomUUID } from 'node:crypto'
import { toStorableText } from '../storable-json.ts'
import type { MadeFile } from './messages.ts'

const extensions = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['audio/wav', 'wav'],
])

const head = /^data:([a-z]+\/[a-z]+);base64,/

/** Null if it is not base64 to its end. Compared as a whole, since a pattern takes ten times as long for a picture. */
function bytesOf(base64: string): Buffer | null {
  const bytes = Buffer.from(base64, 'base64')
  return bytes.length > 0 && bytes.toString('base64') === base64 ? bytes : null
}

/**
 * Engines are pure: they return a generated picture or sound as a data URL in their output. `write` puts a reference in
 * its place, and `files` are the bytes, so that they cross to the parent once and as they are.
 */
export function gatherMadeFiles(): { files: MadeFile[]; write: (text: string) => string } {
  const files: MadeFile[] = []
  const known = new Map<string, string>()
  const write = (text: string): string => {
    const made = known.get(text)
    if (made !== undefined) return made
    const [start = '', mediaType = ''] = head.exec(text) ?? []
    const extension = extensions.get(mediaType)
    const bytes = extension === undefined ? null : bytesOf(text.slice(start.length))
    if (extension === undefined || bytes === null) return toStorableText(text)
    const reference = `made-file:${randomUUID()}`
    known.set(text, reference)
    files.push({ reference, extension, bytes })
    return reference
  }
  return { files, write }
}
