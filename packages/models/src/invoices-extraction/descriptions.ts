import { at } from '@vitrine/basics/at.ts'
import type { FormField } from '@vitrine/engines/forms/answers/form-answer.ts'
import { withWordings } from '@vitrine/engines/forms/labels/with-wordings.ts'
import { worded } from '@vitrine/engines/forms/labels/listed.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }

type LabelledField =
  | 'number'
  | 'date'
  | 'dueDate'
  | 'orderNumber'
  | 'net'
  | 'shipping'
  | 'discount'
  | 'withheld'
  | 'tax'
  | 'total'
  | 'due'
  | 'prepaid'
  | 'cash'
  | 'change'
  | 'rounding'

/** A row that speaks of an invoice: what follows 'No.' or 'of' in it is the invoice's. */
const titleRow =
  /rechnung|invoice|factur[ae]|fattura|factuur|gutschrift|credit note|avoir|beleg|quittung|receipt|recibo/
/** Earlier pages and higher places are more likely to hold what identifies a document. */
const heading = ({ box, page }: { box: readonly number[]; page: number }): number =>
  (page === 1 ? 1 : 0.6) * (1 - 0.45 * at(box, 1))
/** Of several sums with the same label the last is the final one. */
const ending = ({ depth }: { depth: number }): number => 0.88 + 0.12 * depth

function identifies(value: string | number): boolean {
  const text = String(value)
  return text.length >= 2 && !/^(?:19|20)\d{2}$/.test(text) && !/^[A-Z]{2}\d{2}[A-Z0-9]{11,}$/.test(text)
}

const ownWordings: readonly FormField<LabelledField>[] = [
  {
    name: 'number',
    type: 'code',
    standing: heading,
    accepts: identifies,
    labels: [
      ...worded(
        1,
        `
        numero de factura, no de factura, factura n, factura no, fattura n, numero fattura, fattura numero, numero documento, factuurnummer, factuurnr, factuur nr, invoice ref, rechnungsnummer, rechnungs nummer, rechnungsnr, rechnungs nr, rechnung nr, rechnung nummer, re nr,
        rechnung #, invoice number, invoice no, invoice #, invoice nr, invoice id, inv no, tax invoice no,
        bill no, bill number, receipt no, receipt number, receipt #, numero de facture, facture n, facture
        no, facture numero, facture nr, n de facture, n facture, no facture, belegnummer, beleg nr, document
        number, document no, doc no, gutschriftsnummer, gutschrift nr, credit note number, credit note no`,
      ),
      ...worded(0.8, 'nr, no, number, #, n, numero', titleRow),
      ...worded(0.7, '*rechnung, facture, invoice, tax invoice, gutschrift, rechnungskorrektur'),
    ],
  },
  {
    name: 'date',
    type: 'date',
    standing: heading,
    labels: [
      ...worded(
        1,
        `
        fecha de factura, fecha factura, fecha de emision, data fattura, data documento, data emissione, factuurdatum, datum factuur, tax point, tax point date, statement date, rechnungsdatum, rechnungs datum, datum der rechnung, ausstellungsdatum, belegdatum, invoice date,
        date of invoice, issued, issued on, issued at, issued at the, date issued, beleg datum, facture le,
        emise le, date of issue, issue date, bill date, tax invoice date, receipt date, inv date, date de
        facture, date de facturation, date facture, date d emission, facture du, rechnung vom`,
      ),
      ...worded(0.95, 'vom, dated, du, date, of', titleRow),
      ...worded(0.8, 'datum, date, den, le, date time, fecha, data'),
      ...worded(0.75, '*rechnung, invoice, facture'),
    ],
  },
  {
    name: 'net',
    type: 'amount',
    standing: ending,
    labels: [
      ...worded(
        1,
        `
        base imponible, imponibile, totale imponibile, taxable value, total taxable value, subtotaal, bedrag excl btw, totaal excl btw, total exkl mwst, total exkl ust, goods total, items subtotal, rechnungssumme ohne ust, rechnungssumme ohne mwst, rechnungssumme netto, summe netto, nettosumme,
        totaal exclusief btw, totaal excl, total hors tva, totale netto, nettobetrag gesamt, gesamt netto, netto gesamt, gesamtnetto, gesamtbetrag netto, nettogesamtbetrag,
        rechnungsbetrag netto, nettorechnungsbetrag, gesamtsumme netto, summe ohne ust, gesamtbeitrag, total
        net, net total, net amount, total excl vat, total excluding vat, total excluding tax, total without
        vat, total before tax, amount excl vat, total net amount, subtotal excl vat, total sales excluding
        gst, total excluding gst, total excl gst, invoice total excl vat, tax basis total, taxable amount,
        total ht, montant ht, total hors taxe, total hors taxes, net ht, montant total ht, total net ht`,
      ),
      ...worded(
        0.75,
        `
        nettobetrag, netto, nettowert, warenwert, zwischensumme, subtotal, sub total, sous total, net,
        positionssumme, summe positionen, total lines, merchandise, merchandise total, total goods`,
      ),
    ],
  },
  {
    name: 'tax',
    type: 'amount',
    standing: ending,
    labels: [
      ...worded(
        1,
        `
        totaal btw, cuota iva, importe iva, imposta, totale iva, total iva, consumption tax, summe umsatzsteuer, summe ust, summe mwst, steuerbetrag, steuerbetrag in, gesamtsteuer, gesamt ust,
        steuer gesamt, umsatzsteuer gesamt, mwst gesamt, mehrwertsteuer gesamt, steuersumme,
        umsatzsteuerbetrag, mwst betrag, ust betrag, gesamtbetrag steuer, total tax, tax total, total vat,
        vat total, vat amount, tax amount, total taxes, total gst, sales tax, gst payable, total tva,
        montant tva, total de la tva, dont tva`,
      ),
      ...worded(0.7, 'steuerbasisbetrag ust, steuerbasisbetrag mwst'),
      ...worded(
        0.8,
        `
        iva, btw, cgst, sgst, igst, hst, ust, mwst, umsatzsteuer, mehrwertsteuer, zzgl ust, zzgl mwst, zzgl umsatzsteuer, zuzuglich ust,
        versicherungsteuer, versicherungssteuer, vat, tax, gst, tva, taxes`,
      ),
    ],
  },
  {
    name: 'total',
    type: 'amount',
    standing: ending,
    labels: [
      ...worded(
        1,
        `
        total factura, importe total, totale documento, totale fattura, totaal incl btw, totaalbedrag, total inkl mwst, total charges, order total, total to pay, bruttosumme, rechnungssumme brutto, rechnungssumme mit ust, summe inkl ust, summe inkl mwst,
        gutschriftbetrag, gutschriftsbetrag, gutschriftssumme, totaal inclusief btw, montant de l avoir, importe del abono, rechnungsbetrag, rechnungsendbetrag, gesamtbetrag brutto, gesamt brutto, brutto gesamt,
        bruttogesamtbetrag, gesamtbetrag inkl ust, gesamtbetrag inkl mwst, gesamtbetrag, gesamtsumme,
        endbetrag, endsumme, bruttobetrag, summe brutto, rechnungsbeitrag, rechnungsbetrag brutto,
        rechnungssumme, gesamtsumme brutto, grand total, total amount, invoice total, total incl vat, total
        including vat, total including tax, total with vat, gross total, total gross, total inc gst, total
        incl gst, total incl of gst, total inclusive of gst, total inclusive gst, total including gst, total
        sales inclusive of gst, total sales inclusive gst, total sales incl gst, gross amount, total rm,
        total rounded, rounded total, total amt rounded, total after rounding, total amt, total payable,
        amount payable, net total rounded, nett total, net total rm, bill total, total sales, total bill,
        total ttc, montant ttc, montant total ttc, total general, net ttc`,
      ),
      ...worded(0.85, 'total, totaal, summe, gesamt, brutto, totale, beitrag inklusive, montant total'),
      // It heads a column more often than it names the total.
      ...worded(0.65, 'amount'),
    ],
  },
  {
    name: 'due',
    type: 'amount',
    standing: ending,
    labels: [
      ...worded(
        1,
        `
        total a pagar, importe a pagar, saldo pendiente, pendiente, pendiente de pago, importe pendiente, restant du, reste a regler, da saldare, residuo da pagare, nog openstaand, noch offen, netto a pagare, totale da pagare, saldo da pagare, te betalen, nog te betalen, openstaand bedrag, balance payable, balance to settle, amount you owe, total amount due, amount now due, zahlbetrag, offener betrag, zu zahlender betrag, zu zahlen, zahlungsbetrag, falliger betrag,
        restbetrag, noch zu zahlen, zu zahlender beitrag, offene forderung, forderungsbetrag,
        uberweisungsbetrag, zahllast, amount due, balance due, due payable, payable, residual, residual
        amount, remaining amount, total due, amount outstanding, amount to pay, please pay, due payable
        amount, due amount, payable amount, outstanding balance, balance, solde a payer, net a payer, reste
        a payer, montant a payer, montant du, total a payer, reste du, solde du`,
      ),
    ],
  },
  {
    name: 'prepaid',
    type: 'amount',
    labels: worded(
      1,
      `
      anticipo, anticipos, a cuenta, acconto, acconto ricevuto, acconti, aanbetaling, vooruitbetaald, reeds betaald, deposit received, deposit paid, less deposit, less deposit paid, advance received, advance paid, less advance, prepaid online, erhaltene anzahlungen, erhaltene anzahlung, anzahlung, anzahlungen, bereits bezahlt, bereits gezahlt,
      abschlag gezahlt, prepaid, prepaid amount, paid amount, amount paid, deposit, already paid, payments
      received, total prepaid, acompte, acompte verse, deja paye, deja regle`,
    ),
  },
  {
    name: 'cash',
    type: 'amount',
    labels: worded(
      1,
      `
      cash, cash received, cash payment, paid, payment, tendered, cash tendered, tender, bar, gegeben,
      credit, debit, card, visa, visa card, master, mastercard, debit card, credit card`,
    ),
  },
  {
    name: 'rounding',
    type: 'amount',
    labels: worded(1, 'rounding, rounding adj, rounding adjustment, rounded, rundung'),
  },
  { name: 'withheld', type: 'amount', standing: ending, labels: [] },
  { name: 'dueDate', type: 'date', labels: [] },
  { name: 'orderNumber', type: 'code', standing: heading, accepts: identifies, labels: [] },
  { name: 'shipping', type: 'amount', standing: ending, labels: [] },
  {
    name: 'discount',
    type: 'amount',
    standing: ending,
    labels: [],
  },
  { name: 'change', type: 'amount', labels: worded(1, 'change, change due, ruckgeld, wechselgeld') },
]

/** The invoice's own fields: what the documents call them in English, German and French. */
export const invoiceFields: readonly FormField<LabelledField>[] = withWordings(ownWordings, vocabulary.labels)
