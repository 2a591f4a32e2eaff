import { fileTypes } from '@vitrine/contracts/file-types.ts'
import {
  bytesPerMegabyte,
  fileRequired,
  fileTooLarge,
  textRequired,
  textTooLarge,
} from '@vitrine/contracts/input-words.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import type { Sample } from '@vitrine/model-kit/sample.ts'
import type { FileStore, StoredFile } from '../files/file-store.ts'
import { judgeContent } from '../files/judge-content.ts'

/** A file that came with the request; `stored` is null when it is larger than any model takes. */
export interface GivenFile {
  /** The multipart field that it came in. */
  field: string
  name: string
  stored: StoredFile | null
}

export interface Given {
  files: readonly GivenFile[]
  /** Blank counts as not given. */
  text: string | undefined
  sample: string | undefined
}

/** What an analysis works on. */
export type ChosenInput =
  | { kind: 'sample'; sample: Sample }
  | { kind: 'text'; text: string }
  | { kind: 'file'; key: string; extension: string; name: string; mediaType: string; size: number; sha256: string }

const chooseSample = (model: Model, id: string): ChosenInput => {
  const sample = model.work?.samples.find((one) => one.id === id)
  if (sample === undefined) {
    const known = model.work?.samples.map((one) => one.id).join(', ') || 'none'
    throw new InputError('sample-unknown', `${model.title} has no sample ${id}.`, { hint: `Its samples: ${known}.` })
  }
  return { kind: 'sample', sample }
}

const chooseText = (model: Model, text: string): ChosenInput => {
  const limit = model.input.maxMegabytes
  const size = Buffer.byteLength(text)
  if (size > limit * bytesPerMegabyte) {
    const { message, hint } = textTooLarge(size, { title: model.title, maxMegabytes: limit })
    throw new InputError('input-too-large', message, { hint })
  }
  return { kind: 'text', text }
}

const chooseFile = async (model: Model, given: GivenFile, files: FileStore): Promise<ChosenInput> => {
  if (model.input.kind === 'text') throw new Error('a text model takes no file')
  const limit = model.input.maxMegabytes
  const { field, name, stored } = given
  const { instead } = model.input
  if (field !== 'file' && field !== instead?.field) {
    throw new InputError('invalid-request', `${model.title} takes no file in the field ${field}.`, {
      hint: 'Send the file in the field file.',
    })
  }
  if (stored === null || stored.size > limit * bytesPerMegabyte) {
    const { message, hint } = fileTooLarge(stored?.size ?? null, { title: model.title, maxMegabytes: limit })
    throw new InputError('input-too-large', message, { hint })
  }
  const judged = await judgeContent(
    { path: files.path(stored.key), name, size: stored.size },
    // The screens have one place to drop a file: there it may be of either kind.
    {
      title: model.title,
      accept: field === 'file' ? [...model.input.accept, ...(instead?.accept ?? [])] : (instead?.accept ?? []),
    },
  )
  const [extension] = fileTypes[judged.type].extensions
  return { kind: 'file', ...stored, extension, name, mediaType: judged.mediaType }
}

/**
 * Finds the one input of a request and judges it by the model's definition.
 * Throws 'input-required', 'input-ambiguous', 'sample-unknown', 'input-too-large', 'type-unsupported',
 * 'input-empty' or 'input-damaged'.
 */
export const chooseInput = async (model: Model, given: Given, files: FileStore): Promise<ChosenInput> => {
  const { text } = given
  const takesText = model.input.kind === 'text'
  const required = takesText ? textRequired : fileRequired
  const count = given.files.length + (text === undefined ? 0 : 1) + (given.sample === undefined ? 0 : 1)
  if (count > 1) {
    throw new InputError('input-ambiguous', 'The request has more than one input.', {
      hint: `Send one ${takesText ? 'text' : 'file'} or the name of one sample.`,
    })
  }
  if (given.sample !== undefined) return chooseSample(model, given.sample)
  const [file] = given.files
  if (takesText ? file !== undefined : text !== undefined) {
    throw new InputError('input-required', 'Invalid input for the specified model', { hint: `${required.message}.` })
  }
  if (text !== undefined) return chooseText(model, text)
  if (file !== undefined) return chooseFile(model, file, files)
  throw new InputError('input-required', required.message, { hint: required.hint })
}
