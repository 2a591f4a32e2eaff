import { type FileType, fileTypes } from '@vitrine/contracts/catalogue/file-types.ts'
import {
  bytesPerMegabyte,
  fileRequired,
  fileTooLarge,
  textRequired,
  textTooLarge,
} from '@vitrine/contracts/catalogue/input-words.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import type { Sample } from '@vitrine/model-kit/sample.ts'
import type { FileStore, StoredFile } from '../../files/file-store.ts'
import { judgeContent } from '../../files/judge-content.ts'

/** A file that came with the request; `stored` is null if it is larger than any model takes. */
export interface GivenFile {
  /** The multipart field that it came in. */
  field: string
  name: string
  stored: StoredFile | null
}

export interface Given {
  files: readonly GivenFile[]
  /** Blank counts as absent. */
  text: string | undefined
  sample: string | undefined
}

/** A file whose type was determined from its content. */
export interface ChosenFile extends StoredFile {
  /** The extension of that type. */
  extension: string
  name: string
  mediaType: string
}

/** The one input that a request names: one of the model's samples, a text, or a stored file with its second one. */
export type ChosenInput =
  | { kind: 'sample'; sample: Sample }
  | { kind: 'text'; text: string }
  | { kind: 'file'; file: ChosenFile; companion: ChosenFile | null }

/** Of the uploaded files in the file store; samples are not stored there. */
export const keysOf = (input: ChosenInput): string[] =>
  input.kind === 'file' ? [input.file, input.companion].flatMap((one) => (one === null ? [] : [one.key])) : []

function chooseSample(model: Model, id: string): ChosenInput {
  const sample = model.work?.samples.find((one) => one.id === id)
  if (sample === undefined) {
    const known = model.work?.samples.map((one) => one.id).join(', ') || 'none'
    throw new InputError('sample-unknown', `${model.title} has no sample ${id}.`, { hint: `Its samples: ${known}.` })
  }
  return { kind: 'sample', sample }
}

function chooseText(model: Model, text: string): ChosenInput {
  const limit = model.input.maxMegabytes
  const size = Buffer.byteLength(text)
  if (size > limit * bytesPerMegabyte) {
    const { message, hint } = textTooLarge(size, { title: model.title, maxMegabytes: limit })
    throw new InputError('input-too-large', message, { hint })
  }
  return { kind: 'text', text }
}

async function judgeFile(
  model: Model,
  { name, stored }: GivenFile,
  accept: readonly FileType[],
  files: FileStore,
): Promise<ChosenFile> {
  const limit = model.input.maxMegabytes
  if (stored === null || stored.size > limit * bytesPerMegabyte) {
    const { message, hint } = fileTooLarge(stored?.size ?? null, { title: model.title, maxMegabytes: limit }, accept)
    throw new InputError('input-too-large', message, { hint })
  }
  const judged = await judgeContent(
    { path: await files.local(stored.key), name, size: stored.size },
    { title: model.title, accept },
  )
  const [extension] = fileTypes[judged.type].extensions
  return { ...stored, extension, name, mediaType: judged.mediaType }
}

/** A file, the definition's companion to it, or both, each in its own field. */
async function chooseFiles(model: Model, given: readonly GivenFile[], files: FileStore): Promise<ChosenInput> {
  if (model.input.kind === 'text') throw new Error('a text model takes no file')
  const { accept, companion } = model.input
  const own = given.find(({ field }) => field === 'file')
  const beside = companion && given.find(({ field }) => field === companion.field)
  const stray = given.find((one) => one !== own && one !== beside)
  if (stray) {
    throw new InputError('invalid-request', `${model.title} takes no file in the field ${stray.field}.`, {
      hint: 'Send the file in the field file.',
    })
  }
  if (own === undefined || beside === undefined) {
    const [only] = given
    if (only === undefined) throw new Error('there is no file')
    // A single file of either kind is accepted in the usual field: not every caller knows the other one.
    const either = only === own ? [...accept, ...(companion?.accept ?? [])] : (companion?.accept ?? [])
    return { kind: 'file', file: await judgeFile(model, only, either, files), companion: null }
  }
  return {
    kind: 'file',
    file: await judgeFile(model, own, accept, files),
    companion: await judgeFile(model, beside, companion?.accept ?? [], files),
  }
}

const hasTwice = (given: readonly GivenFile[]): boolean => new Set(given.map(({ field }) => field)).size < given.length

/**
 * Finds and checks the one input of a request, which may be two files if the definition names a companion. Throws
 * 'input-required', 'input-ambiguous', 'sample-unknown', 'input-too-large', 'type-unsupported', 'input-empty' or
 * 'input-damaged'.
 */
export async function chooseInput(model: Model, given: Given, files: FileStore): Promise<ChosenInput> {
  const { text } = given
  const takesText = model.input.kind === 'text'
  const required = takesText ? textRequired : fileRequired
  const count = Math.min(given.files.length, 1) + (text === undefined ? 0 : 1) + (given.sample === undefined ? 0 : 1)
  if (count > 1 || hasTwice(given.files)) {
    throw new InputError('input-ambiguous', 'The request has more than one input.', {
      hint: `Send one ${takesText ? 'text' : 'file'} or the name of one sample.`,
    })
  }
  if (given.sample !== undefined) return chooseSample(model, given.sample)
  const hasFile = given.files.length > 0
  if (takesText ? hasFile : text !== undefined) {
    throw new InputError('input-required', 'Invalid input for the specified model', { hint: `${required.message}.` })
  }
  if (text !== undefined) return chooseText(model, text)
  if (hasFile) return chooseFiles(model, given.files, files)
  throw new InputError('input-required', required.message, { hint: required.hint })
}
