import type { DecoyLabels } from '@vitrine/engines/forms/labels/label.ts'
import { listed } from '@vitrine/engines/forms/labels/listed.ts'

/** Other numbers, dates and sums that invoices show with labels of their own. */
export const invoiceDecoys: DecoyLabels = listed(`
  bestellung, bestellung nr, bestellnummer, bestellung vom, gemass bestellung, gemass bestellung nr, lieferung nr,
  lieferschein, lieferscheinnummer, lieferdatum, leistungsdatum, liefer und leistungsdatum, leistungszeitraum,
  liefer leistungszeitraum, abrechnungszeitraum, rechnungszeitraum, rechnungswahrung, rechnungsempfanger,
  rechnungsersteller, rechnungsadresse, kundennummer, kunden nr, kundennr, kunde nr, ihre nummer, ihre kundennummer,
  steuernummer, steuer nr, ust id nr, ust id, ust identnr, ust idnr, fallig am, fallig, falligkeit, falligkeitstag,
  falligkeitsdatum, zahlbar bis, bis zum, handelsregister, kontonummer, konto nr, iban, bic, gln, vertragsnummer,
  auftragsnummer, auftrag nr, projektnummer, artikelnummer, seite, tel, telefon, fax, hrb, blz, zwischensumme, order
  number, order no, purchase order, po number, po no, delivery note, delivery date, due date, payment due, date due,
  customer number, customer no, customer id, account number, account no, vat no, vat number, vat id, vat reg no, gst
  id, gst no, gst reg no, gst reg, co reg, co reg no, reg no, company reg no, company no, roc no, phone, tel no,
  balance forward, previous balance, balance brought forward, balance carried forward, page, table, terminal, cashier, member no, print date, expiry date, commande, bon de commande, date d echeance,
  echeance, date de livraison, numero client, n client, code client, n tva, n tva client, tva intracommunautaire,
  siret, siren, telephone, votre reference, total qty, total quantity, total item, total items, total discount,
  total savings, discount, gst summary, tax summary, item s, qty, service charge, gesamtbetrag der zuschlage,
  gesamtbetrag der abschlage, summe der zuschlage, summe der abschlage, basisbetrag, tax base, mindestbestellwert,
  skonto, discount amount, umrechnungskurs, weitere referenz, zuschlag, abschlag, ausstehende forderung`)
