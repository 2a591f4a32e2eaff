import { writeFile } from 'node:fs/promises'
import { renderPdfPages } from '@vitrine/engines/documents/pdf/render-pages.ts'
import sharp from 'sharp'
import { type DocumentKind, makeDocument } from '../synthetic/documents.ts'

/**
 * Draws the samples of bill-of-lading, medical-invoices and insurance-invoices: `node evals/samples/make-form-samples.ts`.
 * The names are invented; the documents are of the tuning layouts, with seeds that the evaluation does not use.
 */
const pathOf = (model: DocumentKind, file: string): URL =>
  new URL(`../../packages/models/src/${model}/samples/${file}`, import.meta.url)

async function writePdf(model: DocumentKind, seed: number, file: string): Promise<void> {
  await writeFile(pathOf(model, file), (await makeDocument(model, 'tuning', seed)).pdf)
}

async function writeScan(model: DocumentKind, seed: number, file: string): Promise<void> {
  const { scan } = await makeDocument(model, 'tuning', seed)
  await writeFile(pathOf(model, file), await scan())
}

/** A fax of a fax: so coarse that hardly a word survives. */
async function writeFax(model: DocumentKind, seed: number, file: string): Promise<void> {
  const { pdf } = await makeDocument(model, 'tuning', seed)
  const [page] = await renderPdfPages(pdf, { pages: 1, resolution: 100 })
  const coarse = await sharp(page).resize({ width: 640 }).blur(0.6).toBuffer()
  const fax = await sharp(coarse)
    .resize({ width: 850 })
    .rotate(-2, { background: '#efece4' })
    .linear(0.75, 55)
    .jpeg({ quality: 22 })
    .toBuffer()
  await writeFile(pathOf(model, file), fax)
}

await writePdf('bill-of-lading', 2000, 'truckload.pdf')
await writePdf('bill-of-lading', 2001, 'ocean.pdf')
await writeScan('bill-of-lading', 2003, 'scanned-waybill.jpg')
await writeFax('bill-of-lading', 2005, 'unreadable-fax.jpg')

await writePdf('medical-invoices', 2021, 'statement.pdf')
await writePdf('medical-invoices', 2000, 'claim-form.pdf')
await writeScan('medical-invoices', 2002, 'scanned-explanation.jpg')
await writeFax('medical-invoices', 2003, 'unreadable-fax.jpg')

await writePdf('insurance-invoices', 2024, 'premium-notice.pdf')
await writePdf('insurance-invoices', 2002, 'claim-invoice.pdf')
await writeScan('insurance-invoices', 2001, 'scanned-declarations.jpg')
await writeFax('insurance-invoices', 2003, 'unreadable-fax.jpg')
