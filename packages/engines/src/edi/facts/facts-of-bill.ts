import type { BillOfLading, Party } from '../../forms/bill-of-lading/bill-of-lading.ts'
import type { Read } from '../../forms/values/read.ts'
import type { ShipmentFacts, Stated } from './shipment-facts.ts'

const statedRead = (read: Read<unknown> | null, text: string | undefined = read?.text): Stated | undefined =>
  read === null || text === undefined
    ? undefined
    : { text, confidence: read.confidence, place: { page: read.page, box: read.box } }

const statedParty = (party: Party | null): Stated | undefined =>
  statedRead(party, party === null ? undefined : [party.value, ...(party.address?.split(', ') ?? [])].join('\n'))

/** The same facts from a bill of lading; its goods serve as items where there is no list of them. */
export function factsOfBill({ fields: bill, lines }: BillOfLading): ShipmentFacts {
  const found = {
    shipFromName: statedParty(bill.shipper),
    shipToName: statedParty(bill.consignee),
    billOfLading: statedRead(bill.bolNumber, bill.bolNumber?.value),
    proNumber: statedRead(bill.proNumber, bill.proNumber?.value),
    carrierName: statedRead(bill.carrier, bill.carrier?.value),
    scac: statedRead(bill.scac, bill.scac?.value),
    seal: statedRead(bill.seals, bill.seals?.value[0]),
    shipDate: statedRead(bill.date, bill.date?.value),
    freightTerms: statedRead(bill.freightTerms, bill.freightTerms?.value),
    cartons: statedRead(bill.pieces, bill.pieces === null ? undefined : String(bill.pieces.value)),
    weight: statedRead(
      bill.weight,
      bill.weight === null ? undefined : `${bill.weight.value} ${bill.weight.unit ?? ''}`,
    ),
  }
  return {
    fields: Object.fromEntries(Object.entries(found).filter(([, stated]) => stated !== undefined)),
    items: lines.flatMap((line) => {
      const description = statedRead(line.description, line.description?.value)
      const quantity = statedRead(line.pieces, line.pieces === null ? undefined : String(line.pieces.value))
      const unit = statedRead(line.packaging, line.packaging?.value)
      return description && quantity ? [{ description, quantity, ...(unit && { unit }) }] : []
    }),
  }
}
