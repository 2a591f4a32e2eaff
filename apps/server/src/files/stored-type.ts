import { type FileType, fileTypes } from '@vitrine/contracts/catalogue/file-types.ts'

const byExtension = new Map<string, FileType>(
  Object.entries(fileTypes).flatMap(([type, { extensions }]) =>
    // The cast names the keys that Object.entries forgets.
    extensions.map((extension) => [extension, type as FileType] as const),
  ),
)

/** The type that a key's or a sample's extension stands for; bytes of unknown kind when it stands for none. */
export function storedType(name: string): { extension: string | null; mediaType: string } {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? null
  const type = extension === null ? undefined : byExtension.get(extension)
  if (type === undefined) return { extension, mediaType: 'application/octet-stream' }
  const { mediaTypes, text } = fileTypes[type]
  // Browsers show text of any kind as plain text: nothing uploaded is ever interpreted.
  return { extension, mediaType: text ? 'text/plain; charset=utf-8' : mediaTypes[0] }
}
