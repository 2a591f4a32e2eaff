import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { type FileStore, isFileKey, newFileKey, newKeyLike, type StoredContent } from '../file-store.ts'
import { fileGone } from '../folder-store.ts'
import { hashFile } from '../hash-file.ts'
import { storedType } from '../stored-type.ts'
import { writeLimited } from '../write-limited.ts'
import { fetchCopy } from './fetch-copy.ts'
import { openLocalCopies } from './local-copies.ts'
import { isMissing, storeFault } from './store-fault.ts'

export interface S3StoreOptions {
  /** s3://bucket/prefix; the SDK finds the credentials: variables, files, the machine's role. */
  url: string
  /** Amazon's if left out. */
  endpoint: string | undefined
  region: string
  /** The bucket is in the address's path instead of its host. */
  pathStyle: boolean
  /** Folder for uploads in progress and for copies that engines read. */
  copies: string
  /** Whether browsers are redirected to the store for a file's bytes. */
  redirects: boolean
  /** For tests: milliseconds without data after which a call has failed. */
  patience?: number
}

const partBytes = 8 * 1_048_576

const clientOf = ({ endpoint, region, pathStyle, patience = 15_000 }: S3StoreOptions): S3Client =>
  new S3Client({
    ...(endpoint !== undefined && { endpoint }),
    region,
    forcePathStyle: pathStyle,
    maxAttempts: 4,
    // We set the checksums that the store has to verify; stores other than Amazon's reject those in trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3000, requestTimeout: patience, throwOnRequestTimeout: true },
  })

/** The store's answer; null for a missing object, 'storage-unavailable' for any other error. */
async function ask<Value>(answer: () => Promise<Value>): Promise<Value | null> {
  try {
    return await answer()
  } catch (error) {
    if (isMissing(error)) return null
    throw storeFault(error)
  }
}

/**
 * A store in a bucket. Written files stay on this machine until they are settled, so that refused files never reach the
 * bucket.
 */
export async function openS3Store(options: S3StoreOptions): Promise<FileStore> {
  const { url, copies, redirects } = options
  const { host: Bucket, pathname } = new URL(url)
  const prefix = pathname.replace(/^\/+|\/+$/g, '')
  const client = clientOf(options)
  const local = await openLocalCopies(copies)
  const at = (key: string) => {
    if (!isFileKey(key)) throw new Error('not a file key')
    return { Bucket, Key: prefix === '' ? key : `${prefix}/${key}` }
  }
  const fetched = async (key: string) => {
    const { Body, Metadata } = await client.send(new GetObjectCommand(at(key)))
    // The cast: in Node the client's bodies are streams of Node.
    return { body: Body as Readable, sha256: Metadata?.sha256 }
  }

  const write: FileStore['write'] = async (source, maxBytes) => {
    const key = newFileKey()
    return { key, ...(await writeLimited(source, local.path(key), maxBytes)) }
  }
  const settle: FileStore['settle'] = async (key, extension) => {
    const settled = `${key}.${extension}`
    const path = local.path(key)
    const [{ size }, sha256] = await Promise.all([stat(path), hashFile(path)])
    const upload = new Upload({
      client,
      params: {
        ...at(settled),
        Body: createReadStream(path),
        ContentType: storedType(settled).mediaType,
        Metadata: { sha256 },
        // Of the whole file, if it is sent in one part: the store refuses anything else.
        ...(size < partBytes && { ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64') }),
      },
      partSize: partBytes,
      queueSize: 2,
    })
    await ask(() => upload.done())
    await local.delete(key)
    return settled
  }

  return {
    write,
    settle,
    add: async (bytes, extension) => {
      const { key } = await write(Readable.from([Buffer.from(bytes)]), bytes.length)
      return settle(key, extension)
    },
    duplicate: async (key) => {
      const copy = newKeyLike(key)
      const { Key } = at(key)
      const source = `${Bucket}/${Key.split('/').map(encodeURIComponent).join('/')}`
      const copied = await ask(() => client.send(new CopyObjectCommand({ ...at(copy), CopySource: source })))
      if (copied === null) throw fileGone()
      return copy
    },
    local: async (key) => {
      if (await local.touch(key)) return local.path(key)
      const came = await ask(async () => {
        await fetchCopy(() => fetched(key), local.path(key))
        return true
      })
      if (came === null) throw fileGone()
      return local.path(key)
    },
    open: async (key): Promise<StoredContent | null> => {
      const head = await ask(() => client.send(new HeadObjectCommand(at(key))))
      if (head === null) return null
      return {
        size: head.ContentLength ?? 0,
        read: async (range) => {
          const Range = range === null ? undefined : `bytes=${range.start}-${range.end}`
          const got = await ask(() => client.send(new GetObjectCommand({ ...at(key), Range })))
          // The cast: as above.
          return got === null ? Readable.from([]) : (got.Body as Readable)
        },
      }
    },
    redirect: async (key, expiresIn, { mediaType, disposition }) =>
      redirects
        ? getSignedUrl(
            client,
            new GetObjectCommand({
              ...at(key),
              ResponseContentType: mediaType,
              ResponseContentDisposition: disposition,
            }),
            { expiresIn },
          )
        : null,
    delete: async (key) => {
      await local.delete(key)
      // An upload that was never settled is not in the bucket.
      if (storedType(key).extension !== null) await ask(() => client.send(new DeleteObjectCommand(at(key))))
    },
    olderThan: async (milliseconds, now) => {
      const old: string[] = []
      let ContinuationToken: string | undefined
      do {
        const Prefix = prefix === '' ? undefined : `${prefix}/`
        const page = await ask(() => client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })))
        for (const { Key = '', LastModified } of page?.Contents ?? []) {
          const key = Key.slice(Prefix?.length ?? 0)
          if (isFileKey(key) && LastModified && now - LastModified.getTime() >= milliseconds) old.push(key)
        }
        ContinuationToken = page?.NextContinuationToken
      } while (ContinuationToken !== undefined)
      return old
    },
  }
}
