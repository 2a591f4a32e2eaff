import { withCheckDigit } from '@vitrine/engines/forms/codes/container-number.ts'
import type { Chance } from './chance.ts'
import { company, type Party } from './people-and-places.ts'

export interface Goods {
  description: string
  pieces: number
  packaging: string
  /** Of the whole line, in the shipment's unit. */
  weight: number
  freightClass: string
  nmfc: string
  hazmat: { un: string; hazardClass: string; name: string } | null
}

/** One shipment: what a bill of lading or a packing slip is drawn from. */
export interface Shipment {
  shipper: Party
  consignee: Party
  notify: Party | 'SAME AS CONSIGNEE' | null
  carrier: string
  scac: string | null
  bolNumber: string
  proNumber: string | null
  bookingNumber: string
  orderNumber: string
  date: string
  vessel: string | null
  voyage: string | null
  portOfLoading: string | null
  portOfDischarge: string | null
  placeOfReceipt: string
  placeOfDelivery: string
  containers: { number: string; type: string; seal: string | null }[]
  /** On a road shipment, where no container names it. */
  seal: string | null
  trailer: string
  goods: Goods[]
  pieces: number
  weight: number
  unit: 'lb' | 'kg'
  volume: number
  freightTerms: 'prepaid' | 'collect' | 'third party'
}

const goodsNames: readonly (readonly [name: string, packaging: string])[] = [
  ['Ceramic floor tiles, glazed', 'pallets'],
  ['Cotton T-shirts, printed', 'cartons'],
  ['Steel shelf brackets', 'boxes'],
  ['Laminate flooring, oak', 'pallets'],
  ['Frozen vegetables, mixed', 'cartons'],
  ['LED desk lamps', 'cartons'],
  ['Hydraulic pumps and spares', 'crates'],
  ['Wooden dining chairs', 'cartons'],
  ['Polyethylene resin in bags', 'bags'],
  ['Printed paper bags', 'bundles'],
  ['Bicycle frames, aluminum', 'crates'],
  ['Garden hose, 50 ft', 'rolls'],
  ['Canned tomatoes 24/28 oz', 'cases'],
  ['Office furniture, knocked down', 'pallets'],
  ['Copper wire on reels', 'reels'],
]
const hazardous: readonly (readonly [name: string, un: string, hazardClass: string])[] = [
  ['Paint, flammable liquid', 'UN1263', '3'],
  ['Lithium ion batteries', 'UN3480', '9'],
  ['Aerosols, flammable', 'UN1950', '2.1'],
  ['Sodium hydroxide, solid', 'UN1823', '8'],
]
const truckers: readonly (readonly [name: string, scac: string])[] = [
  ['Old Prairie Freight Line', 'OPFL'],
  ['Redstone Motor Express', 'RDME'],
  ['Tri-County Transport', 'TCTQ'],
  ['Lakeland Trucking Inc.', 'LKLT'],
  ['Highline Logistics LLC', 'HGLN'],
  ['Summit Peak Carriers', 'SPKC'],
]
const linersOf: readonly (readonly [name: string, scac: string, prefix: string])[] = [
  ['Blue Anchor Line', 'BANL', 'BANU'],
  ['Oceanic Star Shipping', 'OSSH', 'OSSU'],
  ['Pacific Crown Lines', 'PCRL', 'PCRU'],
  ['Nordsee Container Lines', 'NDSC', 'NDSU'],
  ['Meridian Ocean Services', 'MEOS', 'MEOU'],
]
const vessels =
  'MV PACIFIC HERON,EVER BRIGHT,OCEAN LAUREL,NORDIC SPIRIT,CAPE TARIFA,STAR OF ASIA,MSC LUCIANA,HARBOUR QUEEN,GOLDEN ALBATROSS'.split(
    ',',
  )
const portsOut =
  'SHANGHAI, CHINA;NINGBO, CHINA;YANTIAN, CHINA;HAMBURG, GERMANY;NHAVA SHEVA, INDIA;BUSAN, SOUTH KOREA;ROTTERDAM, NETHERLANDS;SANTOS, BRAZIL'.split(
    ';',
  )
const portsIn =
  'LOS ANGELES, CA;LONG BEACH, CA;NEW YORK, NY;SAVANNAH, GA;HOUSTON, TX;CHARLESTON, SC;OAKLAND, CA;SEATTLE, WA'.split(
    ';',
  )
const inland =
  'CHICAGO, IL;DALLAS, TX;MEMPHIS, TN;COLUMBUS, OH;DENVER, CO;SUZHOU, CHINA;PUNE, INDIA;MUNICH, GERMANY'.split(';')

function makeGoods(chance: Chance, lines: number): Goods[] {
  return Array.from({ length: lines }, () => {
    const dangerous = chance.happens(0.12) ? chance.pick(hazardous) : null
    const [name, packaging] = dangerous === null ? chance.pick(goodsNames) : [dangerous[0], 'drums']
    const pieces = chance.whole(1, 240)
    return {
      description: name,
      pieces,
      packaging,
      weight: pieces * chance.whole(8, 90),
      freightClass: chance.pick(['50', '55', '60', '65', '70', '85', '92.5', '100', '125']),
      nmfc: chance.code('99999-9'),
      hazmat: dangerous === null ? null : { name: dangerous[0], un: dangerous[1], hazardClass: dangerous[2] },
    }
  })
}

function makeContainers(chance: Chance, prefix: string): Shipment['containers'] {
  return Array.from({ length: chance.pick([1, 1, 1, 2, 3]) }, () => ({
    number: withCheckDigit(prefix + chance.code('999999')),
    type: chance.pick(["40'HC", "20'GP", "40'GP", '40HQ']),
    seal: chance.maybe(chance.code(chance.pick(['AA999999', '9999999', 'AAA99999'])), 0.15),
  }))
}

export function makeShipment(chance: Chance, { ocean, lines }: { ocean: boolean; lines?: number }): Shipment {
  const unit = ocean ? 'kg' : 'lb'
  const goods = makeGoods(chance, lines ?? chance.whole(1, 6))
  const [carrier, scac, prefix] = ocean ? chance.pick(linersOf) : [...chance.pick(truckers), 'TRLU']
  const consignee = company(chance)
  return {
    shipper: company(chance, { overseas: ocean ? 0.7 : 0 }),
    consignee,
    notify: ocean ? chance.pick([company(chance), company(chance), 'SAME AS CONSIGNEE' as const, null]) : null,
    carrier,
    scac: chance.maybe(scac, ocean ? 0.5 : 0.15),
    bolNumber: chance.code(chance.pick(['9999999', 'AAA999999', 'BL-99999', '99A99999', 'AAAA99999999'])),
    proNumber: ocean ? null : chance.maybe(chance.code(chance.pick(['999-999999', '9999999999', 'AA9999999'])), 0.25),
    bookingNumber: chance.code(chance.pick(['AAA9999999', '999999999'])),
    orderNumber: chance.code(chance.pick(['PO99999', '45000999', 'PO-99-9999'])),
    date: `202${chance.whole(3, 5)}-${String(chance.whole(1, 12)).padStart(2, '0')}-${String(chance.whole(1, 28)).padStart(2, '0')}`,
    vessel: ocean ? chance.maybe(chance.pick(vessels), 0.05) : null,
    voyage: ocean ? chance.maybe(chance.code(chance.pick(['999A', '99A', '9999-999A'])), 0.05) : null,
    portOfLoading: ocean ? chance.pick(portsOut) : null,
    portOfDischarge: ocean ? chance.maybe(chance.pick(portsIn), 0.05) : null,
    placeOfReceipt: chance.pick(inland),
    placeOfDelivery: chance.pick(inland),
    containers: ocean ? makeContainers(chance, prefix) : [],
    seal: ocean ? null : chance.maybe(chance.code(chance.pick(['999999', 'AA99999'])), 0.3),
    trailer: chance.code(chance.pick(['99999', 'T9999', 'AA9999'])),
    goods,
    pieces: goods.reduce((sum, line) => sum + line.pieces, 0),
    weight: goods.reduce((sum, line) => sum + line.weight, 0),
    unit,
    volume: chance.whole(12, 66) + chance.whole(0, 999) / 1000,
    freightTerms: chance.pick(ocean ? ['prepaid', 'collect'] : ['prepaid', 'prepaid', 'collect', 'third party']),
  }
}
