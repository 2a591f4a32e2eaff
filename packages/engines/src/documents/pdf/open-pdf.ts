import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { getDocument, PasswordResponses, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { BoundedCanvases } from './bounded-canvases.ts'
import { refuseOvergrown } from './refuse-overgrown.ts'

const assets = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folderOfAssets = (name: string): string => join(assets, name) + sep

/** What the parser throws at a page that it cannot make sense of, such as one that contains itself. */
const isOfParser = (cause: unknown): boolean =>
  cause instanceof Error && ['FormatError', 'UnknownErrorException', 'XRefParseException'].includes(cause.name)

/** What is left unfinished of a document that was given up, maybe of the one before: no fault of the one that is open. */
const isOfGivenUp = (reason: unknown): boolean => reason instanceof Error && reason.name === 'AbortException'

function encrypted(): InputError {
  return new InputError('pdf-encrypted', 'The PDF is protected by a password.', {
    hint: 'Remove the password and upload it again.',
  })
}

function damaged(cause: unknown): InputError {
  return new InputError('input-damaged', 'The PDF is damaged and cannot be read.', {
    hint: 'Export or scan it again and check that it opens.',
    cause,
  })
}

async function opened<Result>(
  loading: Promise<PDFDocumentProxy>,
  use: (pdf: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> {
  const pdf = await loading.catch((cause: unknown) => {
    throw cause instanceof Error && cause.name === 'PasswordException' ? encrypted() : damaged(cause)
  })
  if (pdf.numPages === 0) {
    throw new InputError('pdf-without-pages', 'The PDF has no pages.', {
      hint: 'Export it again and check that it opens.',
    })
  }
  try {
    return await use(pdf)
  } catch (cause) {
    throw isOfParser(cause) ? damaged(cause) : cause
  }
}

/**
 * Opens a PDF for the time of `use` and closes it again. Hostile files can make the parser reject outside
 * its own promise; while one is open such a rejection ends this call instead of the process.
 * @throws InputError `pdf-encrypted`, `pdf-without-pages`, `input-damaged`, `page-too-complex`
 */
export async function withPdf<Result>(
  bytes: Uint8Array,
  use: (pdf: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> {
  refuseOvergrown(bytes)
  const stray = Promise.withResolvers<never>()
  const onStray = (reason: unknown): void => {
    if (!isOfGivenUp(reason)) stray.reject(damaged(reason))
  }
  process.on('unhandledRejection', onStray)
  // The parser takes the buffer away, so it gets a copy.
  const loading = getDocument({
    data: Uint8Array.from(bytes),
    standardFontDataUrl: folderOfAssets('standard_fonts'),
    cMapUrl: folderOfAssets('cmaps'),
    wasmUrl: folderOfAssets('wasm'),
    iccUrl: folderOfAssets('iccs'),
    CanvasFactory: BoundedCanvases,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  // A password question left unanswered would wait forever.
  loading.onPassword = (_answer: unknown, reason: number) =>
    stray.reject(reason === PasswordResponses.NEED_PASSWORD ? encrypted() : damaged(reason))
  try {
    return await Promise.race([stray.promise, opened(loading.promise, use)])
  } finally {
    await loading.destroy().catch(() => undefined)
    // Node reports an unhandled rejection at the end of the turn.
    await nextTurn()
    process.off('unhandledRejection', onStray)
  }
}
