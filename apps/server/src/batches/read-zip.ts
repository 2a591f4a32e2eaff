import { batchLimits } from '@vitrine/contracts/analyses/batch.ts'
import { bytesPerMegabyte } from '@vitrine/contracts/catalogue/input-words.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { VitrineError } from '@vitrine/errors/vitrine-error.ts'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import type { FileStore } from '../files/file-store.ts'
import { fileItem, type GivenItem, refusedItem } from './given-item.ts'

/** What a batch may still take in: files, and bytes once unpacked. */
export interface Room {
  items: number
  bytes: number
}

/** Deflate compresses a document's page to about a tenth and text to a twentieth; higher ratios mean a zip bomb. */
const mostRatio = 200
/** Smaller files may have any ratio. */
const ratioMatters = bytesPerMegabyte

/** Files that operating systems add by themselves. */
const isClutter = (name: string) =>
  name.startsWith('__MACOSX/') || /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(name)

const isFolder = (name: string) => name.endsWith('/')

const refuse = (error: string, hint: string) => ({
  problem: 'type-unsupported' as const,
  error,
  hint,
  retryAfter: null,
})

/** Why an entry is not unpacked, by what the directory says; null if it is. */
function refusalOf(entry: Entry) {
  if (entry.isEncrypted()) return refuse('This file is locked with a password.', 'Pack it without a password.')
  if (/\.(zip|7z|rar|tar|gz|tgz|bz2|xz|zst)$/i.test(entry.fileName)) {
    return refuse('An archive inside of the archive is not unpacked.', 'Put the files themselves into one zip.')
  }
  if (!entry.canDecodeFileData())
    return refuse('It is packed in a way that is not read here.', 'Pack it as a usual zip.')
  return null
}

const tooMuch = (archive: string, what: string) =>
  new InputError('input-too-large', `${archive} holds more than a batch takes: ${what}.`, {
    hint: 'Send it in several batches.',
  })

const damaged = (archive: string, cause: unknown) =>
  new InputError('input-damaged', `${archive} is damaged and cannot be unpacked.`, {
    hint: 'Pack the files again.',
    cause,
  })

/**
 * Whether an error is due to the archive, not the disk: the reader's own errors have no code, those of zlib one that
 * begins with Z.
 */
function isOfArchive(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof VitrineError) return false
  return !('code' in error) || String(error.code).startsWith('Z_')
}

/** Folders and clutter are not items, but each is read: the directory alone may have millions. */
const mostEntries = 10 * batchLimits.items

/**
 * Reads the directory before unpacking anything: a bomb is refused by its declared sizes, and stopped by its actual
 * ones.
 */
async function readEntries(zip: ZipFile, archive: string, room: Room): Promise<Entry[]> {
  if (zip.entryCount > mostEntries) throw tooMuch(archive, `at most ${batchLimits.items} files`)
  const entries: Entry[] = []
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    if (isFolder(entry.fileName) || isClutter(entry.fileName)) continue
    entries.push(entry)
    if (entries.length > room.items) throw tooMuch(archive, `at most ${batchLimits.items} files`)
    bytes += entry.uncompressedSize
    if (bytes > room.bytes) throw tooMuch(archive, `at most ${batchLimits.megabytes} MB, unpacked`)
    const { uncompressedSize, compressedSize } = entry
    if (uncompressedSize > ratioMatters && uncompressedSize > compressedSize * mostRatio) {
      throw new InputError(
        'input-damaged',
        `${entry.fileName} in ${archive} grows more than ${mostRatio}-fold when it is unpacked.`,
        {
          hint: 'Send the files themselves.',
        },
      )
    }
  }
  return entries
}

async function unpack(zip: ZipFile, entry: Entry, files: FileStore): Promise<GivenItem> {
  // PostgreSQL cannot store NUL.
  const name = entry.fileName.replaceAll('\0', '')
  const refusal = refusalOf(entry)
  if (refusal) return refusedItem(name, refusal)
  // Ends with an error if there are more or fewer bytes than the directory says.
  const source = await zip.openReadStreamPromise(entry)
  const stored = await files.write(source, entry.uncompressedSize)
  return fileItem({ field: 'file', name, stored })
}

/**
 * Unpacks an archive into the store, file by file, and calls `onStored` with each key. Throws 'input-too-large' for
 * more files or bytes than there is room for, 'input-damaged' for an incomplete archive or a bomb.
 */
export async function readZip(
  { path, name }: { path: string; name: string },
  files: FileStore,
  room: Room,
  onStored: (key: string) => void,
): Promise<GivenItem[]> {
  const items: GivenItem[] = []
  let zip: ZipFile | null = null
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: false })
    for (const entry of await readEntries(zip, name, room)) {
      const item = await unpack(zip, entry, files)
      if (item.input.kind === 'file' && item.input.file.stored) onStored(item.input.file.stored.key)
      items.push(item)
    }
    return items
  } catch (error) {
    throw isOfArchive(error) ? damaged(name, error) : error
  } finally {
    zip?.close()
  }
}
