import { withWordings } from '../labels/with-wordings.ts'
import { listed, worded } from '../labels/listed.ts'
import { early, late } from '../answers/standing.ts'
import type { FormField } from '../answers/form-answer.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }

export type BillField =
  | 'shipper'
  | 'consignee'
  | 'notify'
  | 'carrier'
  | 'scac'
  | 'bolNumber'
  | 'proNumber'
  | 'date'
  | 'vessel'
  | 'voyage'
  | 'vesselAndVoyage'
  | 'portOfLoading'
  | 'portOfDischarge'
  | 'seals'
  | 'containerList'
  | 'pieces'
  | 'weight'
  | 'freightTerms'

/** Later wordings of a party are those of a signature or a clause. */
const head = early(0.25)
const foot = late(0.9)

const isPlace = (value: string | number): boolean => /\p{L}{3}/u.test(String(value)) && String(value).length < 50
const isShipName = (value: string | number): boolean => /\p{L}{3}/u.test(String(value)) && String(value).length < 40
const isNumber = (value: string | number): boolean => String(value).length >= 4

const ownWordings: readonly FormField<BillField>[] = [
  {
    name: 'shipper',
    type: 'party',
    standing: head,
    labels: [
      ...worded(
        1,
        `
        shipper, ship from, shipper exporter, shipper name, name of shipper, consignor, exporter, shipped from, pick up
        from, pickup from, shipper name and address, shipper consignor, consignor shipper, origin shipper, expediteur,
        chargeur, absender, versender, verlader, remitente, embarcador, shipper full name and address, shipper complete
        name and address, exporter shipper, shipper principal, cargador`,
      ),
      ...worded(0.8, 'from, origin, pickup, pick up, sender, pickup location'),
    ],
  },
  {
    name: 'consignee',
    type: 'party',
    standing: head,
    labels: [
      ...worded(
        1,
        `
        consignee, ship to, consigned to, consignee name, deliver to, delivered to, delivery to, receiver, consigned to
        order of, consigned to the order of, consigned to order, consigned to, deliver to the order of, consignee to order of, consignee if order state notify party, consignee name and address, name of consignee, destinataire,
        empfanger, consignatario, destinatario, to consignee, ultimate consignee, consignee complete name and address`,
      ),
      ...worded(0.75, 'to, destination, recipient, delivery address, delivery location, drop off'),
    ],
  },
  {
    name: 'notify',
    type: 'party',
    standing: head,
    labels: worded(
      1,
      `
      notify party, notify, notify address, notify party name, also notify, notify party intermediate consignee, notify
      party and address, party to notify, notify party complete name and address, partie a notifier, notificar a,
      arrival notice to, 1st notify party, first notify party, intermediate consignee`,
    ),
  },
  {
    name: 'carrier',
    type: 'text',
    standing: head,
    accepts: (value) =>
      /\p{L}{3}/u.test(String(value)) && !/signature|certif|agree|received|liab|signed|^\d+ /i.test(String(value)),
    labels: [
      ...worded(
        1,
        `
        carrier name, name of carrier, carrier, delivering carrier, issuing carrier, ocean carrier, shipping line,
        trucking company, carrier company, motor carrier, transporteur, frachtfuhrer, transportista, line, initial
        carrier, originating carrier, shipped via, ship via, via carrier, carried by`,
      ),
      ...worded(0.7, 'scac carrier, transport company, trucker, freight line, hauler, routing, via'),
    ],
  },
  {
    name: 'scac',
    type: 'code',
    pattern: /\b[A-Z]{4}\b/,
    labels: worded(
      1,
      'scac, scac code, carrier scac, carrier code, standard carrier alpha code, scac no, carrier s code',
    ),
  },
  {
    name: 'bolNumber',
    type: 'code',
    standing: head,
    accepts: isNumber,
    labels: [
      ...worded(
        1,
        `
        bill of lading number, bill of lading no, bill of lading #, bill of lading nr, bol number, bol no, bol #, bol,
        b l no, b l number, b l #, b l, bl no, bl number, bl #, bol id, waybill no, waybill number, sea waybill no, sea
        waybill number, hbl no, hbl number, hbl, hawb, house bill of lading no, house b l no, house bill no, house bl,
        mbl no, master b l no, mbl, ocean bill of lading no, straight bill of lading no, shipper s no, shipper no,
        shipper number, shipper s number, shipper s bill of lading number, bill no, bill number, konnossement nr,
        connaissement no, connaissement n, numero de bl, nro de bl, conocimiento de embarque no, b l nr, lading number,
        document b l no`,
      ),
      ...worded(
        0.6,
        'bill of lading, sea waybill, seawaybill, waybill, air waybill, document no, document number, shipment number, shipment no, shipment id',
      ),
    ],
  },
  {
    name: 'proNumber',
    type: 'code',
    standing: head,
    accepts: (value) => isNumber(value),
    labels: worded(
      1,
      `
      pro number, pro no, pro #, pro, carrier pro no, carrier pro number, carrier s pro no, carrier s no, carrier no,
      carrier number, pro nr, freight bill no, freight bill number, freight bill #, progressive number, carrier pro,
      pro bill, tracking number, tracking no, tracking #`,
    ),
  },
  {
    name: 'date',
    type: 'date',
    labels: [
      ...worded(
        1,
        `
        date of issue, issue date, ship date, shipping date, shipped date, pickup date, pick up date, place and date of
        issue, date issued, bol date, b l date, bill date, date shipped, date of shipment, shipment date, issued on,
        dated, place and date of issue of b l, date place of issue, ausstellungsdatum, date d emission, fecha de
        emision, laden on board date`,
      ),
      ...worded(
        0.85,
        'date, dated at, on board date, shipped on board, shipped, picked up, date of taking over, place and date of taking over, datum, fecha',
      ),
    ],
  },
  {
    name: 'vessel',
    type: 'text',
    accepts: isShipName,
    labels: worded(
      1,
      `
      vessel, vessel name, ocean vessel, name of vessel, ship, exporting carrier, vessel flag, mother vessel, navire,
      schiff, buque, ship name, intended vessel, ocean vessel name, vessel m v`,
    ),
  },
  {
    name: 'voyage',
    type: 'code',
    labels: worded(
      1,
      'voyage, voyage no, voyage number, voy no, voy, voyage #, voyage nr, reise nr, viaje, voyage n, voy number',
    ),
  },
  {
    name: 'vesselAndVoyage',
    type: 'text',
    accepts: isShipName,
    labels: worded(
      1,
      `
      vessel and voyage, vessel and voyage no, vessel voyage, vessel voyage no, vessel name voyage, ocean vessel voyage
      no, vessel voy no, vessel voy, ocean vessel voy no, vessel name and voyage, exporting carrier vessel voyage, ocean
      vessel voyage, vessel and voyage number, vessel name voyage no, vessel flag voyage, intended vessel voyage, ship
      voyage, exporting carrier`,
    ),
  },
  {
    name: 'portOfLoading',
    type: 'text',
    accepts: isPlace,
    labels: worded(
      1,
      `
      port of loading, loading port, port of lading, pol, port of export, port of loading export, place of loading,
      port of load, port of embarkation, load port, ladehafen, port de chargement, puerto de carga, port of shipment,
      verladehafen, puerto de embarque`,
    ),
  },
  {
    name: 'portOfDischarge',
    type: 'text',
    accepts: isPlace,
    labels: worded(
      1,
      `
      port of discharge, discharge port, pod, foreign port of unloading, port of unloading, port of unlading, unloading
      port, port of destination, loschhafen, port de dechargement, puerto de descarga, destination port, port of
      arrival, discharging port`,
    ),
  },
  {
    name: 'seals',
    type: 'code',
    labels: worded(
      1,
      `
      seal number, seal numbers, seal number s, seal no, seal nos, seal #, seal, seals, seal s, seal id, carrier seal,
      plombe, trailer seal, seal no s, shipper seal no, scelle, precinto, seal nr`,
    ),
  },
  {
    name: 'containerList',
    type: 'text',
    labels: worded(
      1,
      `
      container, containers, container no, container number, container nos, container numbers, container seal, container
      no seal no, container no s, container and seal no, container # seal #, equipment no, equipment number, marks and
      nos container nos`,
    ),
  },
  {
    name: 'pieces',
    type: 'number',
    standing: foot,
    accepts: (value) => Number.isInteger(value) && Number(value) > 0 && Number(value) < 1e6,
    labels: [
      ...worded(
        1,
        `
        total pieces, total packages, total pkgs, total no of packages, total number of packages, total units, total
        cartons, total pcs, total handling units, total qty, total quantity, total package count, number of packages
        total, total no of pkgs, total pallets, total pieces packages, total shipping units, total no of containers or
        packages, total number of pieces, total ctns, nombre total de colis, anzahl packstucke, total bultos`,
      ),
      ...worded(
        0.7,
        `
        pieces, no of pieces, number of pieces, packages, no of packages, number of packages, no and kind of packages,
        number and kind of packages, no of pkgs, no of pkgs or containers, no of containers or pkgs`,
      ),
    ],
  },
  {
    name: 'weight',
    type: 'number',
    standing: foot,
    accepts: (value) => Number(value) > 0,
    labels: [
      ...worded(
        1,
        `
        total weight, total gross weight, gross weight, total wt, total gross wt, total weight lbs, total weight kg,
        total lbs, total kgs, gross wt, gross mass, total gross mass, shipment weight, total gross weight kgs, bruttogewicht, poids brut total, poids
        brut, peso bruto, total weight lb, weight total, total cargo weight, gross weight kgs, gross weight kg`,
      ),
      ...worded(0.6, 'weight, wt'),
    ],
  },
  {
    name: 'freightTerms',
    type: 'text',
    accepts: (value) =>
      /prepaid|pre-paid|ppd|collect|\bcol\b|third|3rd|payable at destination|port paye|port du|franco|carriage (?:paid|forward)|unfrei|porto assegnato/i.test(
        String(value),
      ),
    labels: worded(
      1,
      `
      freight terms, freight charges, freight charge terms, freight charges are, payment terms, terms of freight, freight,
      freight payment, freight payable, freight payable at, terms, charges, freight term, payment, shipping terms, freight
      and charges, ocean freight, freight payment terms, charges to be billed to, frachtkosten, fret, flete, freight payable by, freight charges to
      be`,
    ),
  },
]

/** What road and ocean bills of lading call what they state. */
export const billFields: readonly FormField<BillField>[] = withWordings(ownWordings, vocabulary.labels)

/** Labels of what is not read, which end an answer above or before them. */
export const billDecoys = listed(`
  booking no, booking number, booking ref, booking reference, booking, export references, export reference, forwarding
  agent, forwarding agent references, forwarding agent fmc no, freight forwarder, for delivery please apply to, for
  delivery of goods please apply to, for release of cargo apply to, delivery agent, destination agent, pre carriage by,
  precarriage by, place of receipt, place of receipt by pre carrier, place of delivery, place of delivery by on carrier,
  final destination, final destination for the merchant s reference, point and country of origin, point of origin, point
  state of origin or ftz number, domestic routing, domestic routing export instructions, loading pier terminal, loading
  pier, type of move, containerized, onward inland routing, number of original b l, number of originals, no of original b
  l, no of originals, movement, marks and numbers, marks nos, description of goods, description of packages and goods,
  measurement, signed for the carrier, signature, as agent for the carrier, as carrier, trailer number, trailer no,
  trailer #, trailer, vehicle number, vehicle no, truck number, tractor no, route, driver, driver name, purchase order,
  purchase order number, po number, po no, po #, p o no, p o number, p o #, customer order number, customer order
  information, customer po, order number, order no, sales order, load number, load no, load id, delivery number, account
  number, sid #, sid no, cid #, cid no, fob, location #, third party freight charges bill to, third party bill to, bill to,
  bill freight to, send freight bill to, freight bill to, special instructions, special services, carrier information,
  customer order information, cod amount, cod, c o d amount, c o d fee, fee terms, remit c o d to, declared value, customer
  check acceptable, shipper signature, shipper signature date, carrier signature, carrier signature pickup date, consignee
  signature, trailer loaded, freight counted, emergency contact, emergency phone, emergency response phone, phone, tel,
  telephone, fax, email, carrier s reference, carrier reference, shipper s reference, shipper reference, shipper ref,
  reference number, reference no, references, incoterms, currency, rate, service type, service contract, delivery date,
  delivery instructions, required delivery date, arrival date, eta, etd, received by, tare, temperature, hs code, tax id,
  in witness whereof, received in apparent good order, appointment, appt, quote number, quote no, pallets, type, kind of
  packages, nmfc, class, commodity, cube, document number, page, place of issue`)
