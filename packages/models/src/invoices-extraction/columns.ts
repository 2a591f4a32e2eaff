import { inCurrencies } from '@vitrine/engines/forms/tables/currency-headings.ts'
import { currencyKeys } from '@vitrine/engines/forms/values/currency-keys.ts'
import type { ColumnDescription } from '@vitrine/engines/forms/tables/table-header.ts'
import { listed } from '@vitrine/engines/forms/labels/listed.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'

/** Words at the start of a row that end the list of lines. */
export const { afterLines } = readPatterns(new URL('./wordings/columns.txt', import.meta.url), ['afterLines'])

/** The columns that a list of goods or services is made of; those that are not read delimit the others. */
export type LineColumn =
  | 'position'
  | 'article'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'discount'
  | 'taxRate'
  | 'amount'
  | 'date'

/** 'Amount ex GST', 'Total incl. VAT': one heading, not two. */
const beforeOrAfterTax = ['amount', 'total', 'price', 'net', 'line total', 'value']
  .flatMap((sum) =>
    ['ex', 'excl', 'excluding', 'exc', 'inc', 'incl', 'including'].flatMap((side) =>
      ['gst', 'vat', 'tax'].map((tax) => `${sum} ${side} ${tax}`),
    ),
  )
  .join(', ')

/** Headings of an invoice's lines. */
export const lineColumns: readonly ColumnDescription<LineColumn>[] = [
  { role: 'position', labels: listed('pos, position, pos nr, lfd nr, #, no, item no, line, ligne, n') },
  {
    role: 'article',
    labels: listed(`
      art nr, artikel nr, artikelnummer, artnr, art nr kunde, art nr lief, item code, item number, article
      no, sku, product code, code, reference, ref, unsere art nr, ihre art nr, material`),
  },
  {
    role: 'description',
    labels: listed(`
      品名, 商品, 商品名, 品目, 摘要, 内容, 項目, 件名, 明細, サービス内容,
      omschrijving, descrizione, nazwa towaru usługi, nazwa towaru, nazwa usługi, nazwa, towar, usługa, beschreibung, bezeichnung, artikelbeschreibung, artikelbezeichnung, artikel, leistung, produkt, text,
      positionstext, leistungsbeschreibung, warenbezeichnung, descricao, produto, servico, discriminacao, articolo, producto, articulo, detalle, trabajos, description, item description, item, items,
      product, service, services, details, particulars, designation, libelle, produits, article, prestation,
      description of works, description of work, description of goods, description of services, goods,
      product description, service description, work carried out, work done, work performed, job, leistung und material, descripcion, concepto`),
  },
  {
    role: 'quantity',
    labels: listed(`
      数量,
      ilosc, aantal, quantita, unidades, menge, anzahl, stuck, quantity, qty, qte, quantite, q ta, qta, uds, ud, cantidades, hrs qty, hours or qty, qty hrs or units, hours, units, nombre, std, stunden, hours qty, qty hours,
      hrs, quantity hours, hrs qty, qty hrs, cantidad, cant, quantidade, qtd, qtde, nos, no of units, kolli, uren, ore, heures, horas`),
  },
  {
    role: 'unit',
    labels: listed('単位, u m, um, udm, einh, per, einheit, me, unit, uom, unite, meng einheit, mengeneinheit, meng'),
  },
  {
    role: 'unitPrice',
    labels: [
      ...listed(`
      単価,
      cena netto, cena jedn, cena, prijs, prezzo, precio, preis, einzelpreis, e preis, nettopreis, stuckpreis, preis einheit, unit price, price, rate, price per
      unit, unit cost, prix unitaire, prix, p u ht, p u, prix u ht, prix u, pu ht, pu, prix unitaire ht, ep, einzelpreis netto, each, unit, unit rate, unit price, prezzo unit, prezzo unitario, precio unitario, precio unit, precio ud, p unit, prijs per stuk, stukprijs, eenheidsprijs, valor unitario, valor unit, preco, preco unitario, preco unit, stuckpreis, price each, cost each, ansatz, satz, tarif, tarief, tarifa`),
      ...inCurrencies(listed('price, unit price, rate, unit cost, einzelpreis, preis, prix unitaire')),
    ],
  },
  {
    role: 'discount',
    labels: listed(
      'sc, sc %, sconto, dto, dto %, descuento, korting, remise %, rabatt, discount, rem, remise, disc, rabatt %',
    ),
  },
  {
    role: 'taxRate',
    labels: listed(`
      iva, % iva, iva %, btw, btw %, aliquota, mwst betrag, ust betrag, vat amount, tax amount, ust, mwst, steuersatz, ust %, mwst %, vat, vat rate,
      tax, tax rate, tva, taux tva, ust satz, vat %, gst, steuer`),
  },
  {
    role: 'amount',
    labels: [
      ...listed(`
      金額,
      wartosc netto, wartosc, kwota, bedrag, importo, betrag, gesamt, nettobetrag, gesamtpreis, entgelt, summe, positionsbetrag, g preis, gesamtbetrag,
      nettosumme, wert, netto, betrag netto, gesamt netto, zeilensumme, nettowert, positionswert, price w o
      tax, price w o, price excl tax, price excl vat, amount, total, line total, net amount, total price,
      extended price, ext price, subtotal, total net, net total, amt, montant, montant ht, total ht, prix
      ht, prix total, gp, ext, extension, extended, ext amount, sum, row total, net, nett, net price, importe, value, line value, amt, total amount, importe total, totale, totaal, regeltotaal, valor total, valor, montant total, prix total ht, importo totale, charge, charges, debit, debits, ${beforeOrAfterTax}`),
      ...currencyKeys,
      ...inCurrencies(
        listed(
          'amount, total, value, line total, net amount, betrag, gesamtpreis, gesamt, montant, importe, importo, bedrag, price',
        ),
      ),
    ],
  },
  { role: 'date', labels: listed('datum, date, hsn, sac, hsn sac, hsn code') },
]
