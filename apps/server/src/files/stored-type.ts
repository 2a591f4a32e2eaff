import { entriesOf } from '@vitrine/basics/typed-keys.ts'
import { type FileType, fileTypes } from '@vitrine/contracts/catalogue/file-types.ts'

const byExtension = new Map<string, FileType>(
  entriesOf(fileTypes).flatMap(([type, { extensions }]) => extensions.map((extension) => [extension, type] as const)),
)

/** The type of a key's or a sample's extension; bytes of unknown kind if it has none. */
export function storedType(name: string): { extension: string | null; mediaType: string } {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? null
  const type = extension === null ? undefined : byExtension.get(extension)
  if (type === undefined) return { extension, mediaType: 'application/octet-stream' }
  const { mediaTypes, text } = fileTypes[type]
  // Text of any kind is sent as plain text, so that browsers never interpret an upload.
  return { extension, mediaType: text ? 'text/plain; charset=utf-8' : mediaTypes[0] }
}
