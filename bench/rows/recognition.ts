import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { at } from '@vitrine/basics/at.ts'
import { mean, median } from '@vitrine/basics/statistics.ts'
import { defaultOptions, fileRun } from '@vitrine/model-kit/quiet-run.ts'
import { models } from '@vitrine/models/registry.ts'
import type { MeasureRows } from '../support/row.ts'
import { signIn } from '../support/sign-in.ts'
import { startServer } from '../support/start-server.ts'
import { time } from '../support/time-runs.ts'

const root = new URL('../../', import.meta.url)
const samples = (model: string) => `packages/models/src/${model}/samples/`
const blind = (model: string) => `evals/blind/${model}/files/`
/** Unlike pages: flat and crumpled, faded, with 27 to 151 words and 0.6 to 4.2 megapixels. */
const pages = [
  { model: 'bill-of-lading', file: `${samples('bill-of-lading')}scanned-waybill.jpg` },
  { model: 'insurance-invoices', file: `${samples('insurance-invoices')}scanned-declarations.jpg` },
  { model: 'medical-invoices', file: `${samples('medical-invoices')}scanned-explanation.jpg` },
  { model: 'patient-name-extraction', file: `${samples('patient-name-extraction')}registration-form.jpg` },
  { model: 'invoices-extraction', file: `${samples('invoices-extraction')}crumpled-receipt.jpg` },
  { model: 'invoices-extraction', file: `${samples('invoices-extraction')}faded-copy.jpg` },
  { model: 'invoices-extraction', file: `${blind('fourth/invoices-extraction')}inv-galets.jpg` },
  { model: 'medical-invoices', file: `${blind('medical-invoices')}eob-scan.jpg` },
  { model: 'bill-of-lading', file: `${blind('fourth/bill-of-lading')}bl-karren.jpg` },
  { model: 'bill-of-lading', file: `${blind('bill-of-lading')}road-us-scan.jpg` },
] as const
const runs = 3
/** Seconds for a page. */
const aim = 1.2
/** The engine process and this one release the cores before the other is measured. */
const pause = 50

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`

/** Ten scanned pages, each by its model's engine in this process and uploaded to the server. */
export const measureRecognition: MeasureRows = async (report) => {
  const server = await startServer({ WORKER_CONCURRENCY: '1' })
  try {
    const headers = { authorization: `Bearer ${await signIn(server.url)}` }
    const bare: number[] = []
    const served: number[] = []
    for (const { model: id, file } of pages) {
      const model = models.find((one) => one.id === id)
      if (!model?.work) throw new Error(`There is no model '${id}'.`)
      report(`a scanned page: ${file}`)
      const engine = await model.work.loadEngine()
      const bytes = await readFile(new URL(file, root))
      const here = () => engine(...fileRun(bytes, 'image/jpeg', { options: defaultOptions(model) }))
      const there = async () => {
        const body = new FormData()
        body.set('file', new File([bytes], 'page.jpg', { type: 'image/jpeg' }))
        const response = await fetch(`${server.url}/api/analyze/${model.slug}`, { method: 'POST', body, headers })
        if (!response.ok) throw new Error(`${file}: ${response.status} ${await response.text()}`)
        await response.arrayBuffer()
      }
      // The first of each opens the networks.
      await here()
      await there()
      const own: { bare: number[]; served: number[] } = { bare: [], served: [] }
      for (let run = 0; run < runs; run += 1) {
        own.bare.push(at(await time(1, here), 0))
        await delay(pause)
        own.served.push(at(await time(1, there), 0))
        await delay(pause)
      }
      bare.push(median(own.bare))
      served.push(median(own.served))
    }
    return [
      {
        what: 'a scanned page, mean of ten: engine bare, and through the server',
        bare: seconds(mean(bare)),
        ours: `${seconds(mean(served))} (${seconds(Math.min(...served))} to ${seconds(Math.max(...served))})`,
        result: seconds(mean(served)),
        aim: `≤ ${aim} s`,
        met: mean(served) / 1000 <= aim,
      },
    ]
  } finally {
    await server.stop()
  }
}
