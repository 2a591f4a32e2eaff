import { InputError } from '@vitrine/errors/input-error.ts'
import type { DocumentLimits, Page, Word } from '../document.ts'
import { pageOfWords } from '../layout/page-of-words.ts'
import { noRulings, rulingsOf, withoutRulings } from '../layout/rulings.ts'
import { recogniseUpright } from '../ocr/recognise-upright.ts'
import type { Recognition } from '../ocr/recognition.ts'
import { preparePicture } from '../picture/prepare-picture.ts'
import { withPdf } from './open-pdf.ts'
import { wordsOfPdfPage } from './page-words.ts'
import { rejoinWords, vocabularyOf } from './rejoin-words.ts'
import { renderPdfPage } from './render-page.ts'

interface ReadPdfContext {
  limits: DocumentLimits
  recognition: Recognition
  signal: AbortSignal | undefined
  rulings: boolean
  onPage: ((done: number, total: number) => void) | undefined
}

/** PDF user space: 72 units an inch. */
const unitsPerMetre = 72 / 0.0254

/** Enough to see lines of half a point. */
const rulingResolution = 110

/** A page with fewer letters than this in its text layer is taken for a scan with a stamp or a page number on it. */
const fewestLetters = 12

/** @throws InputError as `withPdf`, and `page-limit`, `page-too-large` */
export async function readPdf(
  bytes: Uint8Array,
  { limits, recognition, signal, onPage, rulings }: ReadPdfContext,
): Promise<Page[]> {
  return withPdf(bytes, async (pdf) => {
    if (pdf.numPages > limits.maxPages) {
      throw new InputError('page-limit', `The PDF has ${pdf.numPages} pages; at most ${limits.maxPages} are read.`, {
        hint: 'Split it and upload the part you need.',
      })
    }
    const pages: Omit<Page, 'lines' | 'blocks'>[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      signal?.throwIfAborted()
      const page = await pdf.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      refuseOversized({ width, height, number }, limits)
      const layer = await wordsOfPdfPage(page, number)
      if (isLegible(layer)) {
        pages.push({
          number,
          aspect: width / height,
          source: 'text-layer',
          words: layer,
          ...(rulings && { rulings: await rulingsOf(await renderPdfPage(page, limits.maxPixels, rulingResolution)) }),
        })
      } else {
        const picture = await preparePicture(await renderPdfPage(page, limits.maxPixels), limits.maxPixels)
        const unruled = rulings ? { ...picture, png: await withoutRulings(picture.png) } : picture
        const { words, picture: read } = await recogniseUpright(unruled, { page: number, recognition, signal })
        pages.push({
          number,
          // Straightening may have widened it.
          aspect: read.width / read.height,
          source: 'ocr',
          words,
          ...(rulings && { rulings: read === unruled ? await rulingsOf(picture.png) : noRulings }),
        })
      }
      page.cleanup()
      onPage?.(number, pdf.numPages)
    }
    const vocabulary = vocabularyOf(pages.flatMap((page) => page.words))
    return pages.map((page) =>
      pageOfWords({ ...page, words: page.source === 'ocr' ? page.words : rejoinWords(page.words, vocabulary) }),
    )
  })
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

/** Fonts without a Unicode map yield private-use characters or replacement marks: that layer is no use. */
function isLegible(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join('')
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const broken = text.match(/[\p{Co}\p{Cc}\uFFFD]/gu)?.length ?? 0
  return letters >= fewestLetters && broken < 0.3 * letters
}
