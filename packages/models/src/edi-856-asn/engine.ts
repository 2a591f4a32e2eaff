import type { OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'
import { aspectAsShown, placesAsShown } from '@vitrine/engines/documents/places-as-shown.ts'
import type { ShipmentFacts } from '@vitrine/engines/edi/facts/shipment-facts.ts'
import { shipmentOfFacts } from '@vitrine/engines/edi/facts/shipment-of-facts.ts'
import { hierarchyOf } from '@vitrine/engines/edi/hierarchy.ts'
import type { Interchange } from '@vitrine/engines/edi/interchange.ts'
import { isInterchange, parseInterchange, printInterchange } from '@vitrine/engines/edi/parse-interchange.ts'
import { readShipNotice } from '@vitrine/engines/edi/read-ship-notice.ts'
import type { Shipment } from '@vitrine/engines/edi/shipment.ts'
import { validateInterchange } from '@vitrine/engines/edi/validate-interchange.ts'
import { writeShipNotice } from '@vitrine/engines/edi/write-ship-notice.ts'
import { boxCopy } from '@vitrine/engines/forms/values/read.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { Engine, RunContext, RunInput } from '@vitrine/model-kit/run-context.ts'
import { describeTree } from './describe-tree.ts'
import { missingFacts } from './missing-facts.ts'
import { type ReadFacts, readFacts } from './read-facts.ts'
import type { ShipNotice, ShipNoticeProblem } from './schema.ts'

/** Date in the envelopes of a document without one; nobody would take it for a real date. */
const undated = '1970-01-01'

/** Whether a file is X12 already. */
export const isNotice = (bytes: Uint8Array): boolean =>
  isInterchange(new TextDecoder('latin1').decode(bytes.subarray(0, 512)).replace(/^ï»¿/, ''))

// A provider is asked about what the rules could not read, and the embedded engine steps in with the same reading.
const readings = new WeakMap<RunInput, ReadFacts>()

/** The facts that the rules read from a run's file, read once per run. */
export async function readInput(input: RunInput, context: RunContext): Promise<ReadFacts> {
  const known = readings.get(input)
  if (known) return known
  context.report({ stage: 'Reading the document', fraction: 0 })
  const reading = await readFacts(await context.readFile(), input.file?.mediaType ?? '', context)
  readings.set(input, reading)
  return reading
}

/** Nobody corrects a file with more faults one by one. */
const mostProblems = 1000

const describe = (notice: Interchange, shipment: Shipment, source: ShipNotice['source']) => ({
  x12: printInterchange(notice),
  tree: describeTree(hierarchyOf(notice), notice),
  source,
  // The engine's own type is read-only all through; the schema's is not.
  shipment: structuredClone(shipment) as ShipNotice['shipment'],
})

const validate = (notice: Interchange): ShipNoticeProblem[] => validateInterchange(notice)

/** A program that wrote the file without computing it leaves formulas without a value. */
const savedResults =
  ' Formulas count by their saved results: open such a workbook in a spreadsheet program and save it.'

function requireShipment({ fields, items }: ShipmentFacts, source: ReadFacts['source']): void {
  if (items.length > 0 || Object.keys(fields).length >= 3) return
  throw new InputError('text-not-found', 'Neither a list of items nor the head of a shipment was found in this file.', {
    hint: `Upload a packing slip or bill of lading, an X12 856, or fill in the example workbook.${source === 'table' ? savedResults : ''}`,
  })
}

/** Ids are at most 15 letters and digits: derived from a name where the caller states none. */
function idOf(given: string | number | undefined, name: string | null, otherwise: string): string {
  const stated = String(given ?? '').trim()
  const made = (name ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')
  return (stated || made || otherwise).slice(0, 15).padEnd(2, '0')
}

function addressingOf(shipment: Shipment, options: OptionValues) {
  const day = shipment.shipDate ?? shipment.orders.find((order) => order.orderDate)?.orderDate ?? undated
  return {
    senderId: idOf(options.senderId, shipment.shipFrom.name, 'SENDER'),
    receiverId: idOf(options.receiverId, shipment.shipTo.name, 'RECEIVER'),
    controlNumber: Number(options.controlNumber ?? 1),
    now: new Date(`${day}T00:00:00Z`),
  }
}

/** Placeholders for values that only the trading partners know. */
function assumed(options: OptionValues): ShipNoticeProblem[] {
  const stated = String(options.senderId ?? '') !== '' && String(options.receiverId ?? '') !== ''
  const text = 'Sender and receiver id were made of the parties’ names: put in those you have agreed on.'
  return stated ? [] : [{ severity: 'missing', code: 'missing', position: 1, segment: 'ISA', element: 6, text }]
}

/** Figures without an item belong to one that is higher or lower: then other items' figures may be misplaced, too. */
function askew({ looseFigures = 0 }: ShipmentFacts): ShipNoticeProblem[] {
  const text =
    'Figures in the list stand beside no item, as on a page photographed askew: check each quantity against its item.'
  return looseFigures === 0
    ? []
    : [{ severity: 'warning', code: 'missing', position: null, segment: 'SN1', element: 2, text }]
}

/** Writes the notice from what was read. Throws `InputError` 'text-not-found' where that is not a shipment. */
export function noticeOf({ source, facts, read }: ReadFacts, options: OptionValues): ShipNotice {
  const pages = 'document' in read ? read.document.pages : []
  requireShipment(facts, source)
  const shipment = shipmentOfFacts(facts)
  const notice = writeShipNotice(shipment, addressingOf(shipment, options))
  const output = {
    ...describe(notice, shipment, source),
    problems: [...validate(notice), ...missingFacts(shipment), ...askew(facts), ...assumed(options)],
    stated: Object.entries(facts.fields).map(([name, { text, confidence, place }]) => ({
      name,
      text,
      confidence,
      page: place?.page ?? null,
      box: place && boxCopy(place.box),
    })),
    pages: pages.map((page) => ({ aspectRatio: aspectAsShown(page) })),
  }
  return placesAsShown(output, pages)
}

function readNotice(text: string, { remark }: RunContext): ShipNotice {
  const notice = parseInterchange(text)
  const all = validate(notice)
  const problems = all.slice(0, mostProblems)
  if (all.length > mostProblems) {
    const count = all.length.toLocaleString('en')
    remark?.(`This is a partial answer: of ${count} faults the first ${mostProblems.toLocaleString('en')} are listed.`)
  }
  return { ...describe(notice, readShipNotice(notice), 'x12'), problems, stated: [], pages: [] }
}

/** What a program's message is that is no X12, by how it begins; null for any other file. */
function otherMessage(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2048)).replace(/^ï»¿/, '').trimStart()
  if (/^(?:UNA.{6}\s*)?UN[BH]\+/s.test(head))
    return `an EDIFACT message (${/UNH\+[^+]*\+([A-Z]{6})/.exec(head)?.[1] ?? 'UNB'})`
  return /^<(?:\?xml|!DOCTYPE|[A-Za-z_][\w.:-]*[\s>/])/.test(head) ? 'an XML file' : null
}

function refuseOtherMessages(bytes: Uint8Array): void {
  const kind = otherMessage(bytes)
  if (kind === null) return
  throw new InputError('type-unsupported', `This is ${kind}. Of messages between programs only an X12 856 is read.`, {
    hint: 'Export the shipment as CSV, or upload its packing slip as PDF, picture or text: an X12 856 is written from it.',
  })
}

/**
 * Writes an X12 856 from a packing slip, bill of lading, workbook, CSV or text, or reads and checks one that is X12 already.
 * Throws `InputError` 'text-not-found' where nothing of a shipment is found, and the errors of the readers of each kind.
 */
export const makeShipNotice: Engine<ShipNotice> = async (input, context) => {
  const bytes = await context.readFile()
  if (isNotice(bytes)) return readNotice(new TextDecoder().decode(bytes), context)
  refuseOtherMessages(bytes)
  const reading = await readInput(input, context)
  context.report({ stage: 'Writing the ship notice', fraction: 0.9 })
  return noticeOf(reading, input.options)
}
