import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { median } from '@vitrine/basics/statistics.ts'
import { renderPdfPages } from '@vitrine/engines/documents/pdf/render-pages.ts'
import { readDocument } from '@vitrine/engines/documents/read-document.ts'
import type { MeasureRows } from '../support/row.ts'
import { time } from '../support/time-runs.ts'

const run = promisify(execFile)
const invoice = new URL('../../packages/models/src/invoices-extraction/samples/stationery-invoice.pdf', import.meta.url)
const rounds = 5

/** A clean printed page scanned at 200 dpi. Not a faded one: the engine deliberately reads such a page twice. */
async function cleanPage(): Promise<Buffer> {
  const [drawn] = await renderPdfPages(new Uint8Array(await readFile(invoice)), { pages: 1, resolution: 200 })
  if (drawn === undefined) throw new Error('The invoice has no page.')
  return drawn
}

/** A scanned page through the document engine, compared with tesseract's own command on the same file. */
export const measureRecognition: MeasureRows = async (report) => {
  report('recognition of a scanned page')
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const page = join(folder, 'page.png')
  const bytes = await cleanPage()
  await writeFile(page, bytes)
  const command = () =>
    run('tesseract', [page, '-', '--psm', '3', 'tsv'], {
      env: { PATH: '/usr/bin:/usr/local/bin', OMP_THREAD_LIMIT: '1' },
      maxBuffer: 1e8,
    })
  const present = await command().then(
    () => true,
    () => false,
  )
  if (!present) {
    report('no tesseract command on this machine: row left out')
    await rm(folder, { recursive: true })
    return []
  }
  await readDocument(bytes)
  const bare: number[] = []
  const ours: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    bare.push(...(await time(1, command)))
    ours.push(...(await time(1, () => readDocument(bytes))))
  }
  await rm(folder, { recursive: true })
  const ratio = median(ours) / median(bare)
  return [
    {
      what: 'a scanned page: tesseract’s own command, and the document engine',
      bare: `${median(bare).toFixed(0)} ms`,
      ours: `${median(ours).toFixed(0)} ms`,
      result: `${ratio.toFixed(2)} ×`,
      aim: '≤ 1.2 ×',
      met: ratio <= 1.2,
    },
  ]
}
