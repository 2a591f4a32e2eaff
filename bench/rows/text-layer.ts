import { glob, readFile } from 'node:fs/promises'
import { median } from '@vitrine/basics/statistics.ts'
import { withPdf } from '@vitrine/engines/documents/pdf/open-pdf.ts'
import { readDocument } from '@vitrine/engines/documents/read-document.ts'
import type { MeasureRows } from '../support/row.ts'
import { time } from '../support/time-runs.ts'

const rounds = 7
const leastRatio = 0.95

/** The models' sample documents that have a text layer on every page. */
async function readSamples(): Promise<Uint8Array[]> {
  const found: Uint8Array[] = []
  const samples = glob('packages/models/src/*/samples/*.pdf', { cwd: new URL('../..', import.meta.url).pathname })
  for await (const path of samples) {
    const bytes = new Uint8Array(await readFile(new URL(`../../${path}`, import.meta.url)))
    const document = await readDocument(bytes).catch(() => null)
    if (document?.pages.every(({ source }) => source === 'text-layer')) found.push(bytes)
  }
  return found
}

const readBare = (bytes: Uint8Array): Promise<void> =>
  withPdf(bytes, async (pdf) => {
    for (let number = 1; number <= pdf.numPages; number += 1) await (await pdf.getPage(number)).getTextContent()
  })

async function eachOf(samples: readonly Uint8Array[], read: (bytes: Uint8Array) => Promise<unknown>): Promise<void> {
  for (const bytes of samples) await read(bytes)
}

/**
 * PDFs with a text layer through the document engine, including the reading order, compared with pdf.js listing their
 * texts.
 */
export const measureTextLayer: MeasureRows = async (report) => {
  report('text layers of PDFs')
  const samples = await readSamples()
  await eachOf(samples, readBare)
  const bare: number[] = []
  const ours: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    bare.push(...(await time(1, () => eachOf(samples, readBare))))
    ours.push(...(await time(1, () => eachOf(samples, readDocument))))
  }
  const ratio = median(bare) / median(ours)
  return [
    {
      what: `${samples.length} PDFs with a text layer: bare pdf.js, and the document engine`,
      bare: `${median(bare).toFixed(0)} ms`,
      ours: `${median(ours).toFixed(0)} ms`,
      result: ratio.toFixed(2),
      aim: `≥ ${leastRatio}`,
      met: ratio >= leastRatio,
    },
  ]
}
