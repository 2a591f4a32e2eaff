import type { ReadDocument } from '../../documents/document.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { readOf } from '../answers/confidence.ts'
import type { FormAnswer } from '../answers/form-answer.ts'
import { letterDateOf } from '../answers/letter-date.ts'
import { readForm } from '../answers/read-form.ts'
import { titleOrLabel } from '../labels/title-or-label.ts'
import { isMailHead, mailFrameOf } from '../letters/mail-frame.ts'
import { letterheadOf } from '../parties/letterhead.ts'
import type { FormDocument } from '../rows/form-page.ts'
import { spanOf } from '../rows/search-rows.ts'
import { listOf, readOfSpans } from '../tables/cells.ts'
import type { Read } from '../values/read.ts'
import { readAirWaybillNumber } from './air-waybill.ts'
import type { BillFields, BillOfLading } from './bill-of-lading.ts'
import { readContainers } from './containers.ts'
import { withCounts } from './counts-before-descriptions.ts'
import { billDecoys, billFields, type FoundInBill } from './fields.ts'
import { type Goods, readGoods } from './goods.ts'
import { namedLine, namesLine } from './named-line.ts'
import { asCarrier, notifyOf, partyOf } from './parties.ts'
import { piecesOf, weightOf } from './pieces-and-weight.ts'
import { readPlainGoods } from './plain-goods.ts'
import { readFreightTerms } from './read-freight-terms.ts'
import { readSeals } from './seals.ts'
import { type ToldShipment, toldShipment, withTrade } from './told-shipment.ts'
import { readTotals } from './totals.ts'
import { vesselAndVoyage } from './vessel-and-voyage.ts'
import { scores } from './weights.ts'

const { title, dangerous, carries } = readPatterns(new URL('./wordings/read-bill-of-lading.txt', import.meta.url), [
  'title',
  'dangerous',
  'carries',
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

/** 'Shipper A, consignee B' in one sentence is no name. */
const soleParty = (answer: FormAnswer | undefined): FormAnswer | undefined =>
  answer !== undefined && /(?<!\p{L})(?:shipper|consignee|cnee|laden on|on board)(?!\p{L})/iu.test(String(answer.value))
    ? undefined
    : answer

/** Both ports by their labels, else by the route that a sentence tells; 'Marseille à Casablanca' behind one label is both. */
function portsOf(found: FoundInBill, told: ToldShipment): Pick<BillFields, 'portOfLoading' | 'portOfDischarge'> {
  const [from] = found.portOfLoading
  const [to] = found.portOfDischarge
  const route = told.portOfLoading !== null && told.portOfDischarge !== null
  const isBoth = route && from !== undefined && String(from.value).includes(String(told.portOfDischarge?.value))
  return {
    portOfLoading: readOf(isBoth ? told.portOfLoading : (from ?? told.portOfLoading)),
    portOfDischarge: readOf(isBoth ? told.portOfDischarge : (to ?? told.portOfDischarge)),
  }
}

/** 'Longhorn Tank Lines (LHTD)', 'Longhorn Tank Lines · LHTD': the four letters behind the carrier's name are its code. */
function scacBehind(carrier: Read<string> | null, { rows }: FormDocument): Read<string> | null {
  if (carrier === null) return null
  for (const row of rows) {
    const start = row.text.indexOf(carrier.value)
    const behind =
      start < 0
        ? null
        : /^\s?(?:\(|[·•|/–—-]\s?)(?:SCAC:?\s)?(?<code>[A-Z]{4})(?:\)|\s*$|\s?[·•|,;–—-])/.exec(
            row.text.slice(start + carrier.value.length),
          )
    if (behind?.groups?.code === undefined) continue
    const at = start + carrier.value.length + behind[0].indexOf(behind.groups.code)
    return { ...readOfSpans([spanOf(row, at, at + 4)], scores.told), value: behind.groups.code }
  }
  return null
}

/** Who signs a mail that tells of a shipment, where the name is a carrier's. */
function signedLine({ rows }: FormDocument): Read<string> | null {
  const sender = readOf(mailFrameOf(rows)?.sender)
  return sender !== null && carries.test(sender.value) ? sender : null
}

/** Reads a road or ocean bill of lading from the words of its pages; `document` is best read with its rulings. */
export function readBillOfLading(document: ReadDocument): BillOfLading {
  const { form, locale, found } = readForm(document, { fields: billFields, decoys: billDecoys })
  const listed = readGoods(form, locale)
  const goods = listed.lines.length > 0 ? withCounts(listed, found.pieces) : readPlainGoods(form.rows, locale)
  const sums = readTotals(form.rows, locale)
  const containers = readContainers(form.rows)
  const told = toldShipment(form.rows)
  const party = (name: 'shipper' | 'consignee') => {
    const answers = found[name].filter(
      ({ value, spans }) => !spans.some(({ row }) => isMailHead(row)) && !title.test(String(value).toLowerCase()),
    )
    // Beside the label may be the line that issues the form, with the party below it.
    const labelled = answers.find(({ value }) => !namesLine(String(value))) ?? answers[0]
    return partyOf(soleParty(labelled) ?? told[name] ?? undefined)
  }
  const consignee = party('consignee')
  const carrier = withTrade(
    asCarrier(readOf(found.carrier[0])) ??
      asCarrier(readOf(told.carrier)) ??
      letterheadOf(document, { found, title: noName, score: scores.letterhead }) ??
      namedLine(document, found) ??
      signedLine(form),
    form.rows,
  )
  return {
    fields: {
      shipper: party('shipper'),
      consignee,
      notify: notifyOf(found.notify[0], consignee),
      carrier,
      scac: readOf(found.scac[0]) ?? scacBehind(carrier, form),
      bolNumber: readAirWaybillNumber(form.rows) ?? readOf(found.bolNumber[0]),
      proNumber: readOf(found.proNumber.find((answer) => answer.value !== found.bolNumber[0]?.value)),
      date: readOf(found.date[0]) ?? letterDateOf(form, locale),
      ...vesselAndVoyage(found, told),
      ...portsOf(found, told),
      containers: listOf(containers),
      seals: readSeals(form, { containers, found }),
      pieces: piecesOf(found, { goods, sums, form }),
      weight: weightOf(found, { goods, sums, form, locale }),
      freightTerms: readFreightTerms(found, form),
      hazmat: hazmatOf(form, goods),
    },
    containers,
    lines: goods.lines,
  }
}
