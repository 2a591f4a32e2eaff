import { batchLimits } from '@vitrine/contracts/analyses/batch.ts'
import { bytesPerMegabyte, fileRequired, textRequired } from '@vitrine/contracts/catalogue/input-words.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import { fileTypeFromFile } from 'file-type'
import type { GivenFile } from '../analyses/submission/choose-input.ts'
import { failureOf } from '../analyses/worker/as-failure.ts'
import type { FileStore } from '../files/file-store.ts'
import { fileItem, type GivenItem, refusedItem } from './given-item.ts'
import { readTextFile, readTextRows, textItem } from './read-texts.ts'
import { readZip } from './read-zip.ts'

export interface GivenBatch {
  files: readonly GivenFile[]
  texts: readonly string[] | undefined
  /** For a CSV: the column that holds the texts. */
  column: string | undefined
}

type OnStored = (key: string) => void

const mostBytes = batchLimits.megabytes * bytesPerMegabyte
/** All texts together: they are read into memory. */
const mostTextMegabytes = 20

const sizeOf = ({ input }: GivenItem) => (input.kind === 'file' ? (input.file.stored?.size ?? 0) : 0)

const bytesOf = (items: readonly GivenItem[]) => items.reduce((sum, item) => sum + sizeOf(item), 0)

/** For a sentence. */
const shortName = (name: string) => (name.length > 80 ? `${name.slice(0, 60)}…${name.slice(-15)}` : name).toWellFormed()

const isZip = async (path: string) => (await fileTypeFromFile(path))?.mime === 'application/zip'

/** An archive's files. One that is damaged is an item that cannot be run: it stops none of the files beside it. */
async function unpackBeside(...[archive, ...rest]: Parameters<typeof readZip>): Promise<GivenItem[]> {
  try {
    return await readZip(archive, ...rest)
  } catch (error) {
    if (!(error instanceof InputError && error.problem === 'input-damaged')) throw error
    return [refusedItem(archive.name, failureOf(error))]
  }
}

/** For a model that reads files: a file is one item, an archive is many. */
async function unpacked(given: readonly GivenFile[], files: FileStore, onStored: OnStored): Promise<GivenItem[]> {
  const items: GivenItem[] = []
  for (const file of given) {
    const path = file.stored && (await files.local(file.stored.key))
    const room = { items: batchLimits.items - items.length, bytes: mostBytes - bytesOf(items) }
    const archive = path && (await isZip(path)) ? { path, name: shortName(file.name) } : null
    const unpack = given.length > 1 ? unpackBeside : readZip
    items.push(...(archive ? await unpack(archive, files, room, onStored) : [fileItem(file)]))
  }
  return items
}

/** For a model that reads texts: each line of a CSV is an item, any other file is one. */
async function textsOf(item: GivenItem, column: string | undefined, files: FileStore): Promise<GivenItem[]> {
  if (item.input.kind !== 'file' || !item.input.file.stored) return [item]
  const path = await files.local(item.input.file.stored.key)
  return /\.(csv|tsv)$/i.test(item.name)
    ? readTextRows(path, shortName(item.name), column)
    : [await readTextFile(path, item.name)]
}

function checkTexts(items: readonly GivenItem[]): void {
  if (bytesOf(items) <= mostTextMegabytes * bytesPerMegabyte) return
  throw new InputError('input-too-large', `The texts are more than ${mostTextMegabytes} MB together.`, {
    hint: 'Send them in several batches.',
  })
}

function checkAmount(items: readonly GivenItem[], given: readonly GivenFile[], takesText: boolean): void {
  if (items.length === 0 && given.length > 0) {
    const names = given
      .map(({ name }) => shortName(name))
      .join(', ')
      .slice(0, 300)
    throw new InputError('input-required', `There is nothing to run in ${names}.`, {
      hint: takesText ? 'Put a text on each line below the names of the columns.' : 'Put the files into the archive.',
    })
  }
  if (items.length === 0) {
    const { message, hint } = takesText ? textRequired : fileRequired
    throw new InputError('input-required', message, { hint })
  }
  if (items.length > batchLimits.items) {
    throw new InputError(
      'row-limit',
      `A batch takes ${batchLimits.items} items at most; this one has ${items.length}.`,
      {
        hint: 'Send it in several batches.',
      },
    )
  }
  if (bytesOf(items) <= mostBytes) return
  throw new InputError('input-too-large', `The files are more than ${batchLimits.megabytes} MB together.`, {
    hint: 'Send them in several batches.',
  })
}

/**
 * The items of a batch; `onStored` is called with the key of each file unpacked from an archive. Throws
 * 'input-required', 'input-ambiguous', 'input-too-large', 'input-damaged', 'csv-unreadable' and 'row-limit'.
 */
export async function gatherItems(
  model: Model,
  { files: given, texts, column }: GivenBatch,
  files: FileStore,
  onStored: OnStored,
): Promise<GivenItem[]> {
  const takesText = model.input.kind === 'text'
  if (texts && (given.length > 0 || !takesText)) {
    throw new InputError('input-ambiguous', takesText ? 'The batch has texts and files.' : 'This model reads files.', {
      hint: takesText ? 'Send either texts or files.' : 'Send files in the field files.',
    })
  }
  const came =
    texts?.map((text, index) => textItem(`Text ${index + 1}`, text)) ?? (await unpacked(given, files, onStored))
  if (takesText) checkTexts(came)
  const items: GivenItem[] = []
  for (const item of came) items.push(...(takesText ? await textsOf(item, column, files) : [item]))
  checkAmount(items, given, takesText)
  return items
}
