import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { readDocument } from '@vitrine/engines/documents/read-document.ts'
import { median, time } from '../support/median.ts'
import type { MeasureRows } from '../support/row.ts'

const run = promisify(execFile)
const page = new URL('../../packages/models/src/invoices-extraction/samples/faded-copy.jpg', import.meta.url)
const rounds = 5

/** A scanned page through the document engine against tesseract's own command on the same file. */
export const measureRecognition: MeasureRows = async (report) => {
  report('recognition of a scanned page')
  const command = () =>
    run('tesseract', [page.pathname, '-', '--psm', '3', 'tsv'], {
      env: { PATH: '/usr/bin:/usr/local/bin', OMP_THREAD_LIMIT: '1' },
      maxBuffer: 1e8,
    })
  const present = await command().then(
    () => true,
    () => false,
  )
  if (!present) {
    report('no tesseract command on this machine: row left out')
    return []
  }
  const bytes = new Uint8Array(await readFile(page))
  await readDocument(bytes)
  const bare: number[] = []
  const ours: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    bare.push(...(await time(1, command)))
    ours.push(...(await time(1, () => readDocument(bytes))))
  }
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
