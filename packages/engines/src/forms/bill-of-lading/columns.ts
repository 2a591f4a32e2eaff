import { listed } from '../labels/listed.ts'
import type { ColumnDescription } from '../tables/table-header.ts'
import { readPatterns } from '../../text/read-patterns.ts'

/** Words at the start of a row that end the list of goods. */
export const { afterGoods } = readPatterns(new URL('./wordings/columns.txt', import.meta.url), ['afterGoods'])

export type GoodsColumn =
  | 'description'
  | 'pieces'
  | 'handlingUnits'
  | 'packaging'
  | 'weight'
  | 'measurement'
  | 'freightClass'
  | 'nmfc'
  | 'hazmat'
  | 'marks'
  | 'rate'
  | 'other'

/** Headings of the goods' list. */
export const goodsColumns: readonly ColumnDescription<GoodsColumn>[] = [
  {
    role: 'description',
    labels: listed(`
      commodity description, description, description of articles, description of goods, description of packages and
      goods, kind of package description of articles special marks and exceptions, kind of packaging description of
      articles special marks, kind of package description of articles, description of commodities, description of
      articles special marks and exceptions, goods description, article, articles, commodity, goods, item description,
      particulars, description of packages, description of commodity, product, product description, kind of packages
      description of goods, packages and description of goods, bezeichnung, bezeichnung des gutes, bezeichnung der ware, warenbezeichnung, nature de la marchandise, omschrijving van de goederen, designation, descripcion, item, contents,
      description of cargo, nature of goods, nature and quantity of goods, nature and quantity of goods incl dimensions or volume, nature of the goods, aard der goederen, bezeichnung der guter, denominazione della merce,
      natura della merce, naturaleza de la mercancia, inhalt, inhoud, contenu, contenuto, cargo description, description of merchandise, said to contain, description said to contain, commodity packaging, goods said to contain`),
  },
  {
    role: 'pieces',
    labels: listed(`
      pieces, pcs, qty, quantity, no of pkgs, no pkgs, # pkgs, number of packages, packages, pkgs, no shipping units, no of
      shipping units, number of units, no of units, units, cartons, no of pieces, # of pieces, no packages, no of
      packages, handling unit qty, hu qty, pkg qty, handling unit quantity, package quantity, package count, pallets, count, ctns, # units, no of cartons, package qty, # pcs, anzahl, anzahl der packstucke, anzahl packstucke, packstucke, nombre de colis, aantal colli, colli, cases, colis,
      bultos, no units, no of containers or pkgs, no of cont or pkgs, no of containers or other pkgs, shipping units,
      no of pieces rcp, pieces rcp, aantal, numero dei colli, numero di colli, numero de bultos, parcels, parcel`),
  },
  {
    role: 'packaging',
    labels: listed(
      'package, packaging, packing, art der verpackung, verpackung, verpackungsart, mode d emballage, emballage, method of packing, imballaggio, embalaje, kind, type, pkg, package type, kind of packages, kind of package, pkg type, uom, unit, form',
    ),
  },
  {
    role: 'weight',
    labels: listed(`
      weight, weight lbs, weight lb, weight kg, weight kgs, gross weight, gross weight kg, gross weight kgs, wt, wt lbs, weight
      subject to correction, gross weight kilos, gross wt, gross wt kgs, weight subject to corr, lbs, kgs, total weight,
      gross cargo weight, gewicht, bruttogewicht, bruttogewicht in kg, bruttogewicht kg, gross kg, poids brut, brutogewicht, peso lordo, poids, peso, weight pounds, gross weight lbs, weight in lbs, weight in kgs, bruto kg, brutto kg, peso lordo kg, poids kg, gewicht kg, actual kg, actual weight, gross wt kg, gross weight lbs, g w, g wt, gw, gr w, gr wt, gr wt kg, gr weight, g w kg, g w kgs, gw kgs, gross mass, gross mass kg, gross kgs, gross kilos, actual wt, actual wt kg, actual wt kgs, brutto, bruto, peso bruto`),
  },
  {
    role: 'measurement',
    labels: listed(
      'measurement, measurement cbm, umfang in m3, umfang, cubage, cbm, volume, measure, m3, volume m3, cubage m3, cube, cubic feet, cft, m3, meas',
    ),
  },
  { role: 'freightClass', labels: listed('class, freight class, rate class, class or rate, cl, ltl class') },
  { role: 'nmfc', labels: listed('nmfc, nmfc #, nmfc no, nmfc number, nmfc item, item no') },
  {
    role: 'hazmat',
    labels: listed('hm, h m, h m x, hazmat, haz, hazardous, hm x, hazardous material, x if hm, haz mat'),
  },
  {
    role: 'marks',
    labels: listed(`
      marks, marks and numbers, marks nos, marks and nos, marks numbers, marks nos container nos, marks and nos container
      nos, container no seal no, container no, container, container number, container nos, seal, seal no, seal number, marks
      nos container no`),
  },
  { role: 'rate', labels: listed('rate, charges, amount, value, freight, rate class, tare kg, tare, total') },
  {
    role: 'other',
    several: true,
    labels: listed(
      'charged wt, charged wt kg, charged weight, chargeable weight, chg wt, chg wt kg, chargeable wt, volume kg, volume weight, kg lb, rate charge, total charge, rate class, commodity item no, customer order number, additional shipper info, pallet slip, po number, size, dimensions, dims, hs code, lot, sku, batch',
    ),
  },
]

export const goodsTotal = /^(?:\d[\d ]* )?(?:grand |sub ?)?totals?\b|^gesamt\b|\bgrand total\b/
