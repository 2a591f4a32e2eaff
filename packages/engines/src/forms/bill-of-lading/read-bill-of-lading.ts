import type { ReadDocument } from '../../documents/document.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { readOf } from '../answers/confidence.ts'
import { letterDateOf } from '../answers/letter-date.ts'
import { readForm } from '../answers/read-form.ts'
import { titleOrLabel } from '../labels/title-or-label.ts'
import { letterheadOf } from '../parties/letterhead.ts'
import type { FormDocument } from '../rows/form-page.ts'
import { spanOf } from '../rows/search-rows.ts'
import { listOf, readOfSpans } from '../tables/cells.ts'
import type { Read } from '../values/read.ts'
import { readAirWaybillNumber } from './air-waybill.ts'
import type { BillOfLading } from './bill-of-lading.ts'
import { readContainers } from './containers.ts'
import { withCounts } from './counts-before-descriptions.ts'
import { billDecoys, billFields } from './fields.ts'
import { type Goods, readGoods } from './goods.ts'
import { namedLine } from './named-line.ts'
import { asCarrier, notifyOf, partyOf } from './parties.ts'
import { piecesOf, weightOf } from './pieces-and-weight.ts'
import { readPlainGoods } from './plain-goods.ts'
import { readFreightTerms } from './read-freight-terms.ts'
import { readSeals } from './seals.ts'
import { readTotals } from './totals.ts'
import { vesselAndVoyage } from './vessel-and-voyage.ts'
import { scores } from './weights.ts'

const { title, dangerous } = readPatterns(new URL('./wordings/read-bill-of-lading.txt', import.meta.url), [
  'title',
  'dangerous',
])

/** Matches titles and labels, which are not the ocean carrier's name at the top of the form. */
const noName = titleOrLabel(title, { fields: billFields, decoys: billDecoys })

function hazmatOf(form: FormDocument, goods: Goods): Read<boolean> | null {
  for (const row of form.rows) {
    const match = dangerous.exec(row.text)
    if (match === null) continue
    const span = spanOf(row, match.index, match.index + match[0].length)
    return { ...readOfSpans([span]), value: true }
  }
  return goods.marked
}

/** Reads a road or ocean bill of lading from the words of its pages; `document` is best read with its rulings. */
export function readBillOfLading(document: ReadDocument): BillOfLading {
  const { form, locale, found } = readForm(document, { fields: billFields, decoys: billDecoys })
  const listed = readGoods(form, locale)
  const goods = listed.lines.length > 0 ? withCounts(listed, found.pieces) : readPlainGoods(form.rows, locale)
  const sums = readTotals(form.rows, locale)
  const containers = readContainers(form.rows)
  const consignee = partyOf(found.consignee[0])
  return {
    fields: {
      shipper: partyOf(found.shipper[0]),
      consignee,
      notify: notifyOf(found.notify[0], consignee),
      carrier:
        asCarrier(readOf(found.carrier[0])) ??
        letterheadOf(document, { found, title: noName, score: scores.letterhead }) ??
        namedLine(document, found),
      scac: readOf(found.scac[0]),
      bolNumber: readAirWaybillNumber(form.rows) ?? readOf(found.bolNumber[0]),
      proNumber: readOf(found.proNumber.find((answer) => answer.value !== found.bolNumber[0]?.value)),
      date: readOf(found.date[0]) ?? letterDateOf(form, locale),
      ...vesselAndVoyage(found),
      portOfLoading: readOf(found.portOfLoading[0]),
      portOfDischarge: readOf(found.portOfDischarge[0]),
      containers: listOf(containers),
      seals: readSeals(form, { containers, found }),
      pieces: piecesOf(found, { goods, sums, form }),
      weight: weightOf(found, { goods, sums, form }),
      freightTerms: readFreightTerms(found, form),
      hazmat: hazmatOf(form, goods),
    },
    containers,
    lines: goods.lines,
  }
}
