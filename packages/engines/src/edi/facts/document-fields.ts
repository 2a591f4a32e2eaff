import type { FormField } from '../../forms/answers/form-answer.ts'
import { worded } from '../../forms/labels/worded.ts'
import { foreignParties, shipmentLabels } from './field-labels.ts'
import type { ShipmentField } from './shipment-facts.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }

type DocumentField = Exclude<ShipmentField, `shipFrom${string}` | `shipTo${string}`> | 'shipFromName' | 'shipToName'

const hasDigit = (value: string | number): boolean => /\d/.test(String(value))
/** 'MN 55802', 'PE15 8SJ': where somebody is, no number of anything. */
const postalCode = /^(?:[A-Z]{2} \d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/
const identifies = (value: string | number): boolean => hasDigit(value) && !postalCode.test(String(value))
const named = (value: string | number): boolean => /\p{L}{2}/u.test(String(value)) && String(value).length < 60

const field = (
  name: Exclude<DocumentField, 'shipFromName' | 'shipToName'>,
  type: FormField<DocumentField>['type'],
  accepts?: (value: string | number) => boolean,
): FormField<DocumentField> => ({
  name,
  type,
  labels: shipmentLabels[name].map((text) => ({ text, weight: 1 })),
  ...(accepts && { accepts }),
})

const shipDate = field('shipDate', 'date')

/** The fields of packing slips and delivery notes outside their list of items. */
export const documentFields: readonly FormField<DocumentField>[] = [
  {
    name: 'shipFromName',
    type: 'party',
    labels: [
      ...worded(1, 'ship from, shipped from, shipper, supplier, vendor, ship from address, sender, consignor, origin'),
      ...foreignParties.shipFrom.map((text) => ({ text, weight: 1 })),
      ...worded(0.8, 'from, seller, manufacturer'),
    ],
  },
  {
    name: 'shipToName',
    type: 'party',
    labels: [
      ...worded(
        1,
        'ship to, shipped to, ship to address, deliver to, delivery address, consignee, shipping address, delivered to',
      ),
      ...foreignParties.shipTo.map((text) => ({ text, weight: 1 })),
      ...worded(0.7, 'to, customer, destination, sold to, receiver, buyer, recipient'),
    ],
  },
  field('shipmentId', 'code', identifies),
  // The document's own date is usually the day of packing.
  {
    ...shipDate,
    labels: [
      ...shipDate.labels,
      ...worded(0.6, 'date, datum, fecha, data'),
      ...worded(0.5, vocabulary.leaving.join(',')),
    ],
  },
  field('deliveryDate', 'date'),
  field('purchaseOrder', 'code', identifies),
  field('orderDate', 'date'),
  field('billOfLading', 'code', identifies),
  field('proNumber', 'code', identifies),
  field('carrierName', 'text', named),
  { ...field('scac', 'code'), pattern: /\b[A-Z]{2,4}\b/ },
  field('trailer', 'code', hasDigit),
  field('seal', 'code', hasDigit),
  field('freightTerms', 'text', (value) => /prepaid|pre-paid|ppd|collect|third|3rd/i.test(String(value))),
  field('cartons', 'number', (value) => Number.isInteger(value) && Number(value) > 0),
  field('weight', 'number', (value) => Number(value) > 0),
]

/** Labels of values that a ship notice does not contain; they end an answer before them. */
export const documentDecoys = vocabulary.decoys
