import type { DecoyLabels } from '@vitrine/engines/forms/labels/label.ts'
import { listed } from '@vitrine/engines/forms/labels/listed.ts'

/** Other numbers, dates and sums that invoices show with labels of their own. */
export const invoiceDecoys: DecoyLabels = listed(`
  bestellung vom, lieferung nr, lieferschein, lieferscheinnummer, lieferdatum, leistungsdatum, liefer und
  leistungsdatum, leistungszeitraum, liefer leistungszeitraum, abrechnungszeitraum, rechnungszeitraum,
  rechnungswahrung, data sprzedaży, data dostawy, data wykonania usługi, rechnungsempfanger, rechnungsersteller, rechnungsadresse, kundennummer, kunden nr, kundennr,
  kunde nr, ihre nummer, ihre kundennummer, steuernummer, steuer nr, ust id nr, ust id, ust identnr, ust idnr,
  handelsregister, kontonummer, konto nr, iban, bic, gln, vertragsnummer, projektnummer, artikelnummer, seite,
  tel, telefon, fax, hrb, blz, zwischensumme, delivery note, delivery date, customer number, customer no,
  customer id, account number, account no, vat no, vat number, vat id, vat reg no, gst id, gst no, gst reg no,
  gst reg, co reg, co reg no, reg no, company reg no, company no, roc no, phone, tel no, balance forward,
  previous balance, balance brought forward, balance carried forward, page, table, terminal, cashier, member no,
  print date, expiry date, date de livraison, numero client, n client, code client, n tva, n tva client, tva
  intracommunautaire, siret, siren, telephone, votre reference, total qty, total quantity, total item, total
  items, total savings, gst summary, tax summary, item s, qty, service charge, gesamtbetrag der zuschlage,
  gesamtbetrag der abschlage, summe der zuschlage, summe der abschlage, basisbetrag, tax base,
  mindestbestellwert, skonto, discount amount, umrechnungskurs, weitere referenz, zuschlag, abschlag,
  ausstehende forderung, your reference, our reference, quote no, quotation no, angebot nr, job no, project no,
  p iva, partita iva, cap soc, capitale sociale, capital social, cnpj, inscricao municipal, exit, entry, duration, ust satz, lieferung`)
