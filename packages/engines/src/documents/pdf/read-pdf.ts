import { availableParallelism } from 'node:os'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { DocumentLimits, Page } from '../document.ts'
import { pageOfWords } from '../layout/page-of-words.ts'
import { rulingsOf } from '../layout/rulings.ts'
import { pageOfPicture } from '../ocr/page-of-picture.ts'
import { prepareGrey } from '../picture/prepare-picture.ts'
import { isLegible } from './is-legible.ts'
import { withPdf } from './open-pdf.ts'
import { wordsOfPdfPage } from './page-words.ts'
import { rejoinWords, vocabularyOf } from './rejoin-words.ts'
import { renderGrey } from './render-page.ts'

interface ReadPdfContext {
  limits: DocumentLimits
  signal: AbortSignal | undefined
  rulings: boolean
  onPage: ((done: number, total: number) => void) | undefined
}

/** PDF user space: 72 units an inch. */
const unitsPerMetre = 72 / 0.0254

/** Enough to see lines of half a point. */
const rulingResolution = 110

/** Recognition computes outside this thread: this many pages of a scan at once keep the processors busy. */
const pagesAtOnce = Math.min(2, availableParallelism())

/** Answers in the order of pages; the first failure ends all. */
async function eachPage<Result>(total: number, read: (number: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  let next = 1
  const readOn = async (): Promise<void> => {
    while (next <= total) {
      const number = next
      next += 1
      try {
        results[number - 1] = await read(number)
      } catch (error) {
        next = total + 1
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, readOn))
  return results
}

function refuseOversized(page: { width: number; height: number; number: number }, limits: DocumentLimits): void {
  const metres = Math.max(page.width, page.height) / unitsPerMetre
  if (metres <= limits.maxPageMetres) return
  throw new InputError(
    'page-too-large',
    `Page ${page.number} measures ${metres.toFixed(1)} m; at most ${limits.maxPageMetres} m are read.`,
    { hint: 'Print it to a usual paper size and upload that.' },
  )
}

async function readPage(
  page: PDFPageProxy,
  number: number,
  { limits, signal, rulings }: ReadPdfContext,
): Promise<Page> {
  try {
    const { width, height } = page.getViewport({ scale: 1 })
    refuseOversized({ width, height, number }, limits)
    const all = await wordsOfPdfPage(page, number)
    const words = all.slice(0, limits.maxPageWords)
    const unreadWords = all.length - words.length
    if (isLegible(words)) {
      return {
        number,
        aspect: width / height,
        source: 'text-layer',
        words,
        // Found when the words of all pages are known.
        lines: [],
        blocks: [],
        ...(unreadWords > 0 && { unreadWords }),
        // So full a page is no form, and to draw it would take longer than to read it.
        ...(rulings &&
          unreadWords === 0 && {
            rulings: await rulingsOf(await renderGrey(page, limits.maxPixels, rulingResolution)),
          }),
      }
    }
    const picture = await prepareGrey(await renderGrey(page, limits.maxPixels))
    return await pageOfPicture(picture, { page: number, signal, rulings, maxPageSeconds: limits.maxPageSeconds })
  } finally {
    page.cleanup()
  }
}

/** @throws InputError as `withPdf`, and `page-limit`, `page-too-large` */
export async function readPdf(bytes: Uint8Array, context: ReadPdfContext): Promise<Page[]> {
  return withPdf(bytes, async (pdf) => {
    const total = pdf.numPages
    const { limits, signal, onPage } = context
    if (total > limits.maxPages) {
      throw new InputError('page-limit', `The PDF has ${total} pages; at most ${limits.maxPages} are read.`, {
        hint: 'Split it and upload the part you need.',
      })
    }
    let done = 0
    const pages = await eachPage(total, async (number) => {
      signal?.throwIfAborted()
      const read = await readPage(await pdf.getPage(number), number, context)
      done += 1
      onPage?.(done, total)
      return read
    })
    let known: ReadonlySet<string> | undefined
    const vocabulary = () => (known ??= vocabularyOf(pages.flatMap((page) => page.words)))
    return pages.map((page) =>
      page.source === 'ocr' ? page : pageOfWords({ ...page, words: rejoinWords(page.words, vocabulary) }),
    )
  })
}
