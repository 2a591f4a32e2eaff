import { Chance } from './chance.ts'
import { degradedScan } from './degrade.ts'
import { chooseFormats } from './formats.ts'
import { type Gold, insuranceGold, medicalGold, shipmentGold } from './gold.ts'
import { makeInsuranceBill } from './insurance-bill.ts'
import type { Layout } from './layout.ts'
import { billOfLadingTuning } from './layouts/bill-of-lading-tuning.ts'
import { billOfLadingUnseen } from './layouts/bill-of-lading-unseen.ts'
import { insuranceTuning } from './layouts/insurance-tuning.ts'
import { insuranceUnseen } from './layouts/insurance-unseen.ts'
import { medicalTuning } from './layouts/medical-tuning.ts'
import { medicalUnseen } from './layouts/medical-unseen.ts'
import { makeMedicalBill } from './medical-bill.ts'
import { Sheet } from './sheet.ts'
import { makeShipment } from './shipment.ts'

/** Layouts of the one file were looked at while the extractors were written, those of the other only scored. */
export type LayoutPart = 'tuning' | 'unseen'

interface Kind<Record> {
  layouts: { [part in LayoutPart]: readonly Layout<Record>[] }
  make: (chance: Chance, choices: Choices) => Record
  gold: (record: Record, shows: readonly string[]) => Gold
}

interface Choices {
  needs: Readonly<{ [choice: string]: boolean }>
  /** A list so long that it runs over several pages. */
  lines?: number
}

const kind = <Record>(described: Kind<Record>): Kind<Record> => described

const kinds = {
  'bill-of-lading': kind({
    layouts: { tuning: billOfLadingTuning, unseen: billOfLadingUnseen },
    make: (chance, { needs, lines }) =>
      makeShipment(chance, { ocean: needs.ocean === true, ...(lines !== undefined && { lines }) }),
    gold: shipmentGold,
  }),
  'medical-invoices': kind({
    layouts: { tuning: medicalTuning, unseen: medicalUnseen },
    make: (chance, { lines }) => makeMedicalBill(chance, lines === undefined ? {} : { lines }),
    gold: medicalGold,
  }),
  'insurance-invoices': kind({
    layouts: { tuning: insuranceTuning, unseen: insuranceUnseen },
    make: (chance, { needs, lines }) =>
      makeInsuranceBill(chance, {
        ...(needs.claim !== undefined && { claim: needs.claim }),
        ...(lines !== undefined && { lines }),
      }),
    gold: insuranceGold,
  }),
}

export type DocumentKind = keyof typeof kinds

export interface SyntheticDocument {
  layout: string
  seed: number
  gold: Gold
  pdf: Buffer
  /** The first page as a poor scan. */
  scan: () => Promise<Buffer>
  pages: number
}

/** A list of so many lines runs over the page's end in every layout. */
const longList = 60

async function draw<Record>(described: Kind<Record>, part: LayoutPart, seed: number): Promise<SyntheticDocument> {
  const layouts = described.layouts[part]
  const layout = layouts[seed % layouts.length]
  if (layout === undefined) throw new RangeError('There are no layouts.')
  const chance = new Chance(1000 * seed + (part === 'tuning' ? 1 : 2))
  const long = seed % 8 === 7 - (Math.floor(seed / 8) % 4)
  const record = described.make(chance, { needs: layout.needs ?? {}, ...(long && { lines: longList }) })
  const sheet = new Sheet(layout.face)
  layout.draw({ sheet, record, formats: chooseFormats(chance), chance })
  const pdf = await sheet.close()
  return {
    layout: layout.name,
    seed,
    gold: described.gold(record, layout.shows),
    pdf,
    scan: () => degradedScan(pdf, new Chance(7000 + seed)),
    pages: sheet.pages,
  }
}

/** Document number `seed` of a kind: layouts take turns; every eighth has a list over several pages. */
export function makeDocument(name: DocumentKind, part: LayoutPart, seed: number): Promise<SyntheticDocument> {
  // The kinds' record types differ; each description fits itself.
  return draw(kinds[name] as Kind<unknown>, part, seed)
}
