import { keysOf } from '@vitrine/basics/typed-keys.ts'
import { type FileType, fileTypes } from '@vitrine/contracts/catalogue/file-types.ts'
import { emptyFile, unknownKind, withArticle, wrongType } from '@vitrine/contracts/catalogue/input-words.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { fileTypeFromFile } from 'file-type'
import { readSignature } from './read-signature.ts'
import { readTextKind } from './text-kind.ts'

export interface JudgedType {
  type: FileType
  mediaType: string
}

const judged = (type: FileType): JudgedType => ({ type, mediaType: fileTypes[type].mediaTypes[0] })

const typeOfMedia = (mediaType: string): FileType | undefined =>
  keysOf(fileTypes).find((type) => fileTypes[type].mediaTypes.some((one) => one === mediaType))

/** The text type to assume: EDI by its content; else the name's extension, what the content looks like, any text type. */
function acceptedText(
  kind: 'edi' | 'delimited' | 'prose',
  name: string,
  accept: readonly FileType[],
): FileType | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const texts = accept.filter((type) => fileTypes[type].text)
  const named = texts.find((type) => fileTypes[type].extensions.some((one) => one === extension))
  const looked = ({ edi: 'edi', delimited: 'csv', prose: 'txt' } as const)[kind]
  if (kind === 'edi' && texts.includes('edi')) return 'edi'
  return named ?? texts.find((type) => type === looked) ?? texts[0]
}

/**
 * Detects an uploaded file's type from its content, whatever its name. Throws 'input-empty' (422) and
 * 'type-unsupported' (415), which names the detected and the accepted types.
 */
export async function judgeContent(
  file: { path: string; name: string; size: number },
  model: { title: string; accept: readonly FileType[] },
): Promise<JudgedType> {
  if (file.size === 0) {
    throw new InputError('input-empty', emptyFile.message, { hint: emptyFile.hint })
  }
  const refuse = (what: string): never => {
    const { message, hint } = wrongType(what, model.title, model.accept)
    throw new InputError('type-unsupported', message, { hint })
  }
  const sniffed = (await fileTypeFromFile(file.path)) ?? (await readSignature(file.path))
  if (sniffed !== undefined && sniffed.mime !== 'application/xml') {
    const type = typeOfMedia(sniffed.mime)
    if (type !== undefined && model.accept.includes(type)) return judged(type)
    // Recorders label a sound-only MP4 as video; the decoder notices if it has no sound.
    if (type === 'mp4' && model.accept.includes('m4a') && /\.(m4a|mp4)$/i.test(file.name)) return judged('m4a')
    return refuse(
      `This is ${withArticle(type === undefined ? `${sniffed.ext.toUpperCase()} file` : fileTypes[type].label)}`,
    )
  }
  const kind = await readTextKind(file.path)
  if (kind === null) return refuse(unknownKind)
  const type = acceptedText(kind, file.name, model.accept)
  return type === undefined ? refuse('This is a text file') : judged(type)
}
