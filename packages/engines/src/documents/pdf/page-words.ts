import { at } from '@vitrine/basics/at.ts'
import { clampFraction } from '@vitrine/basics/clamp-fraction.ts'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Word } from '../document.ts'

interface TextRun {
  text: string
  left: number
  baseline: number
  width: number
  size: number
  monospaced: boolean
}

/** Two runs closer than this many font sizes are parts of one word. */
const glueGap = 0.12

function multiply(m: readonly number[], n: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** Some writers place every glyph by itself: puts neighbours on one baseline back together. */
function glueRuns(runs: readonly TextRun[]): TextRun[] {
  const glued: TextRun[] = []
  for (const run of runs) {
    const last = glued.at(-1)
    const gap = last === undefined ? Number.POSITIVE_INFINITY : run.left - (last.left + last.width)
    if (
      last !== undefined &&
      Math.abs(run.baseline - last.baseline) < 0.2 * run.size &&
      Math.abs(run.size - last.size) < 0.2 * run.size &&
      gap > -0.3 * run.size &&
      gap < glueGap * run.size
    ) {
      last.text += run.text
      last.width = run.left + run.width - last.left
    } else {
      glued.push({ ...run })
    }
  }
  return glued
}

const isAscii = /^[\x20-\x7E]*$/

/** Composes accents and takes ligatures apart, but leaves signs such as ² alone. */
function plainLetters(text: string): string {
  return isAscii.test(text)
    ? text
    : text.normalize('NFC').replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC'))
}

/** The text layer gives one width for a run; inside it glyphs are shared out by their usual relative widths: half, or one and a half. */
const relativeWidths = new Map<string, number>([
  ...Array.from(" ijltfrI.,:;'|!()[]-", (narrow) => [narrow, 0.5] as const),
  ...Array.from('mwMW@%', (wide) => [wide, 1.5] as const),
])

/** How far before each place of the text its glyphs reach, and at its end. A character of two code units counts once. */
function reachesOf({ text, monospaced }: TextRun): Float64Array {
  const reaches = new Float64Array(text.length + 1)
  let reach = 0
  for (let index = 0; index < text.length; index += 1) {
    reaches[index] = reach
    const unit = text.charCodeAt(index)
    const isSecondHalf = unit >= 0xdc00 && unit <= 0xdfff
    if (monospaced || !isSecondHalf) reach += monospaced ? 1 : (relativeWidths.get(text.charAt(index)) ?? 1)
  }
  reaches[text.length] = reach
  return reaches
}

function wordsOfRun(run: TextRun, pageWidth: number, pageHeight: number, page: number): Word[] {
  const reaches = reachesOf(run)
  const total = Math.max(at(reaches, run.text.length), 0.01)
  const words: Word[] = []
  for (const match of run.text.matchAll(/\S+/g)) {
    const start = at(reaches, match.index) / total
    const end = at(reaches, match.index + match[0].length) / total
    words.push({
      text: plainLetters(match[0]),
      box: [
        clampFraction((run.left + start * run.width) / pageWidth),
        clampFraction((run.baseline - 0.78 * run.size) / pageHeight),
        clampFraction((run.left + end * run.width) / pageWidth),
        clampFraction((run.baseline + 0.22 * run.size) / pageHeight),
      ],
      confidence: 1,
      page,
    })
  }
  return words
}

/**
 * The words of a page's own text layer with their boxes. Text that runs up or down the margin is left out:
 * it belongs to no line.
 */
export async function wordsOfPdfPage(page: PDFPageProxy, number: number): Promise<Word[]> {
  const viewport = page.getViewport({ scale: 1 })
  const content = await page.getTextContent()
  const runs: TextRun[] = []
  for (const item of content.items) {
    if (!('str' in item) || item.str.trim() === '') continue
    const [a = 0, b = 0, , , left = 0, baseline = 0] = multiply(viewport.transform, item.transform)
    if (Math.abs(b) > Math.abs(a) || a < 0) continue
    const size = Math.hypot(a, b)
    const monospaced = content.styles[item.fontName]?.fontFamily === 'monospace'
    runs.push({ text: item.str, left, baseline, width: item.width, size, monospaced })
  }
  return glueRuns(runs).flatMap((run) => wordsOfRun(run, viewport.width, viewport.height, number))
}
