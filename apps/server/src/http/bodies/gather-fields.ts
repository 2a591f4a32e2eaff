import { bytesPerMegabyte } from '@vitrine/contracts/catalogue/input-words.ts'
import { withoutInvisible } from '@vitrine/contracts/fields/without-invisible.ts'
import { anyField } from '@vitrine/contracts/operations/operation.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { VitrineError } from '@vitrine/errors/vitrine-error.ts'
import type { FastifyRequest } from 'fastify'
import type { FileStore, StoredFile } from '../../files/file-store.ts'
import { cleanString } from './clean-text.ts'
import { bodyTooLarge, budgetOf } from './parse-json-body.ts'

/** A file that a multipart body brought, already written to the file store. */
export interface Upload {
  field: string
  /** The name given by the sender. */
  name: string
  /** The type declared by the sender; not to be trusted. */
  mediaType: string
  /** Null if it is larger than any model takes. */
  stored: StoredFile | null
}

export interface Fields {
  fields: Record<string, unknown>
  uploads: Upload[]
}

/** What an operation lets a multipart body bring. Files beyond it are refused, larger ones read to their end and discarded. */
export interface Intake {
  fileFields: readonly string[]
  /** Bytes; larger files are discarded. */
  largestUpload: number
  /** For an operation that takes many files: how many, and how many bytes in total. */
  many?: { count: number; bytes: number } | undefined
  files: FileStore
}

const mostFields = 50
const usualFiles = 4

const mostParts = (files: number) => ({ fields: mostFields, files, parts: mostFields + files + 6 })

const tooMuchTogether = (bytes: number) =>
  new InputError('input-too-large', `The files are more than ${bytes / bytesPerMegabyte} MB together.`, {
    hint: 'Send them in several batches.',
  })

/**
 * The parser's errors have no code if the bytes are not a multipart body, and a code if there is too much of something.
 */
function refusalOf(error: unknown, mostFiles: number): unknown {
  if (!(error instanceof Error) || error instanceof VitrineError) return error
  if (!('code' in error)) {
    return new InputError(
      'invalid-request',
      'The body is no whole multipart/form-data with the boundary that its header names.',
      {
        hint: 'Send it again; most HTTP clients write the boundary by themselves.',
        cause: error,
      },
    )
  }
  // The caller hung up, which is no fault of ours.
  if (error.code === 'ECONNRESET' || error.code === 'FST_MP_PREMATURE_CLOSE') {
    return new InputError('invalid-request', 'The upload was broken off before its end.', { cause: error })
  }
  if (error.code === 'FST_FIELDS_LIMIT' || error.code === 'FST_FILES_LIMIT' || error.code === 'FST_PARTS_LIMIT') {
    const most = `${mostFields} fields and ${mostFiles} files`
    return new InputError('input-too-large', `The body has more parts than are read: at most ${most}.`, {
      hint: 'Send only the fields that the model names.',
    })
  }
  return error
}

/** A repeated field becomes a list, so that a schema for a single value refuses it by name. */
function add(fields: Map<string, unknown>, name: string, value: unknown): void {
  fields.set(name, fields.has(name) ? [fields.get(name), value].flat() : value)
}

/** Browsers write a quote in a file's name as %22; marks of direction would turn the sentences that name the file. */
const fileName = (sent: string) => withoutInvisible(cleanString(sent)).replaceAll('%22', '"')

async function gatherParts(
  request: FastifyRequest,
  { fileFields, largestUpload, many, files }: Intake,
  fields: Map<string, unknown>,
  uploads: Upload[],
): Promise<void> {
  const { fields: budget } = budgetOf(request)
  const limits = {
    fileSize: largestUpload + 1,
    fieldSize: budget + 1,
    fieldNameSize: 200,
    ...mostParts(many?.count ?? usualFiles),
  }
  // Over all fields: each alone may be within the limit, and together they would still fill the memory.
  let held = 0
  let written = 0
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      held += Buffer.byteLength(String(part.value))
      if (part.valueTruncated || held > budget) throw bodyTooLarge(budget, request.signedIn !== null)
      add(fields, part.fieldname, part.value)
      continue
    }
    if (!fileFields.includes(part.fieldname) && !fileFields.includes(anyField)) {
      throw new InputError('invalid-request', `The field ${part.fieldname} takes no file.`, {
        hint:
          fileFields.length > 0 ? `Send the file in the field ${fileFields.join(' or ')}.` : 'Send text fields only.',
      })
    }
    const stored = await files.write(part.file, Number.MAX_SAFE_INTEGER)
    const upload = { field: part.fieldname, name: fileName(part.filename), mediaType: part.mimetype }
    if (part.file.truncated) await files.delete(stored.key)
    uploads.push({ ...upload, stored: part.file.truncated ? null : stored })
    written += stored.size
    if (many && written > many.bytes) throw tooMuchTogether(many.bytes)
  }
}

export async function discardUploads(uploads: readonly Upload[], files: FileStore): Promise<void> {
  for (const upload of uploads) if (upload.stored) await files.delete(upload.stored.key)
}

/**
 * Collects a request's fields from query, JSON and multipart alike, and streams its files to the store. If it throws,
 * nothing remains in the store.
 */
export async function gatherFields(request: FastifyRequest, intake: Intake): Promise<Fields> {
  // The cast: Fastify parses a query into an object.
  const fields = new Map<string, unknown>(Object.entries(request.query as Record<string, unknown>))
  const uploads: Upload[] = []
  if (request.isMultipart()) {
    try {
      await gatherParts(request, intake, fields, uploads)
    } catch (error) {
      // Unread bytes would block the next request on this connection, which a proxy may share among people.
      request.raw.unpipe()
      request.raw.resume()
      await discardUploads(uploads, intake.files)
      throw refusalOf(error, intake.many?.count ?? usualFiles)
    }
  } else if (request.body !== undefined && request.body !== null) {
    if (typeof request.body !== 'object' || Array.isArray(request.body)) {
      throw new InputError('invalid-request', 'The body must be a JSON object.')
    }
    for (const [name, value] of Object.entries(request.body)) add(fields, name, value)
  }
  return { fields: Object.fromEntries(fields), uploads }
}
