import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wilsonInterval } from '@vitrine/basics/wilson-interval.ts'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { plainTextOf } from '@vitrine/engines/documents/plain-text.ts'
import { readDocument } from '@vitrine/engines/documents/read-document.ts'
import { parseInterchange, printInterchange } from '@vitrine/engines/edi/parse-interchange.ts'
import { readShipNotice } from '@vitrine/engines/edi/read-ship-notice.ts'
import { validateInterchange } from '@vitrine/engines/edi/validate-interchange.ts'
import { makeShipNotice } from '@vitrine/models/edi-856-asn/engine.ts'
import type { Measure, MeasureInput } from '../measurement.ts'
import { agreement } from '../ship-notices/agreement.ts'
import { shipmentRecord } from '../ship-notices/shipment-record.ts'
import { tuningSlips } from '../ship-notices/slips-tuning.ts'
import { unseenSlips } from '../ship-notices/slips-unseen.ts'
import { Chance } from '../synthetic/chance.ts'
import { degradedScan } from '../synthetic/degrade.ts'

const shipments = 200
/** Recognition takes a second a page. */
const scans = 20

interface Tally {
  facts: number
  right: number
  valid: number
  notices: number
  wrong: string[]
}

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9.]+/g, ' ')

const runOn = (bytes: Uint8Array, mediaType: string) =>
  makeShipNotice(
    { file: { name: 'slip', mediaType, size: bytes.length }, text: null, options: {} },
    { readFile: async () => bytes, signal: new AbortController().signal, report: () => undefined },
  )

/** Whether the slip prints a fact that some layouts leave out. Dates stand as 03/04/2025 or Mar 4, 2025. */
function isPrinted(fact: string, value: string, shown: string): boolean {
  if (fact === 'scac' || fact === 'freightTerms') return shown.includes(` ${value} `)
  const [year = '', month = '', day = ''] = value.split(' ')
  const name = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')[Number(month) - 1] ?? ''
  return shown.includes(` ${month} ${day} ${year} `) || shown.includes(` ${name} ${Number(day)} ${year} `)
}

/** Slips of one record each, the layouts in turn: what the 856 says against what the record holds and the slip shows. */
async function measureSlips(
  slips: typeof tuningSlips,
  { count, seed, scanned }: { count: number; seed: number; scanned: boolean },
  progress: MeasureInput['progress'],
): Promise<Tally> {
  const tally: Tally = { facts: 0, right: 0, valid: 0, notices: 0, wrong: [] }
  for (let at = 0; at < count; at++) {
    const chance = new Chance(seed + at)
    const record = shipmentRecord(chance)
    const pdf = await slips[at % slips.length]?.(record)
    if (pdf === undefined) continue
    const shown = ` ${plain(plainTextOf(await readDocument(pdf)))} `
    const bytes = scanned ? await degradedScan(pdf, chance) : pdf
    const { x12 } = await runOn(bytes, scanned ? 'image/jpeg' : 'application/pdf')
    const notice = parseInterchange(x12)
    // Dates and terms are printed in other words than the record's, codes of units too.
    const reworded = /date$|Date$|freightTerms|weightUnit|unit$/
    const { facts, right, wrong } = agreement(record, readShipNotice(notice), (fact, value) =>
      fact === 'scac' || fact === 'deliveryDate' || fact.endsWith('.date') || fact === 'freightTerms'
        ? isPrinted(fact, value, shown)
        : reworded.test(fact) || shown.includes(` ${value} `) || value.split(' ').every((word) => shown.includes(word)),
    )
    tally.facts += facts
    tally.right += right
    tally.notices += 1
    tally.valid += validateInterchange(notice).some(({ severity }) => severity === 'error') ? 0 : 1
    tally.wrong.push(...wrong.map((fact) => `layout ${(at % slips.length) + 1}: ${fact}`))
    if ((at + 1) % 20 === 0) progress(`${at + 1} of ${count} slips`)
  }
  return tally
}

const row = (
  split: string,
  metric: string,
  hits: number,
  n: number,
  floor: number | null,
  note?: string,
): Measurement => ({
  dataset: 'Synthetic packing slips',
  source: 'evals/ship-notices, invented',
  licence: 'MIT',
  split,
  n,
  metric,
  value: n === 0 ? 0 : hits / n,
  higherIsBetter: true,
  interval95: n === 0 ? null : wilsonInterval(hits, n),
  floor,
  baseline: null,
  ...(note !== undefined && { note }),
})

/** Reading and printing a real 856 again, and 200 made shipments from their slips to the notice. */
export const measure: Measure = async ({ dataDir, progress }) => {
  const file = await readFile(join(dataDir, 'edi', '856-ship-notice.txt'), 'utf8')
  const again = printInterchange(parseInterchange(file))
  const exact = again.trim() === file.trim()
  const unseen = await measureSlips(unseenSlips, { count: shipments, seed: 50_000, scanned: false }, progress)
  const tuned = await measureSlips(tuningSlips, { count: 40, seed: 90_000, scanned: false }, progress)
  const scanned = await measureSlips(unseenSlips, { count: scans, seed: 70_000, scanned: true }, progress)
  const common = Map.groupBy(unseen.wrong, (fact) => fact.replace(/item \d+/, 'item'))
  return {
    measurements: [
      // The first stands on the model's card.
      row(
        'synthetic, unseen layouts, PDF',
        'facts of slip and 856 that agree',
        unseen.right,
        unseen.facts,
        0.97,
        `${unseen.notices} shipments`,
      ),
      {
        ...row('one file', 'read and printed again exactly', exact ? 1 : 0, 1, 1),
        dataset: 'X12 856 of walmartlabs/gozer',
        source: 'walmartlabs/gozer',
        licence: 'Apache-2.0',
        interval95: null,
      },
      row('synthetic, unseen layouts, PDF', 'notices valid by X12 004010', unseen.valid, unseen.notices, 1),
      row(
        'synthetic, layouts tuned on, PDF',
        'facts of slip and 856 that agree',
        tuned.right,
        tuned.facts,
        null,
        `${tuned.notices} shipments`,
      ),
      row(
        'synthetic, unseen layouts, degraded scan',
        'facts of slip and 856 that agree',
        scanned.right,
        scanned.facts,
        null,
        `${scanned.notices} shipments`,
      ),
    ],
    failures: [...common]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .slice(0, 5)
      .map(([fact, times]) => ({
        input: `packing slip, ${fact}`,
        expected: 'as the record has it',
        answered: `otherwise, in ${times.length} of ${unseen.notices} slips`,
      })),
  }
}
