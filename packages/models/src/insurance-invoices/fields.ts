import { withWordings } from '@vitrine/engines/forms/labels/with-wordings.ts'
import { listed, worded } from '@vitrine/engines/forms/labels/listed.ts'
import { early, late } from '@vitrine/engines/forms/answers/standing.ts'
import type { FormField } from '@vitrine/engines/forms/answers/form-answer.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }

export type SumField = 'premium' | 'tax' | 'fee' | 'net' | 'total' | 'paid' | 'due'
export type InsuranceField =
  | SumField
  | 'number'
  | 'date'
  | 'dueDate'
  | 'insurer'
  | 'buyer'
  | 'policy'
  | 'claim'
  | 'lossDate'
  | 'period'
  | 'periodFrom'
  | 'periodTo'
  | 'deductible'

const head = early(0.2)
const foot = late(0.88)
const isName = (value: string | number): boolean =>
  /\p{L}{3}/u.test(String(value)) &&
  !/^\d/.test(String(value)) &&
  !/^(?:page|date|policy|copy|number|amount)\b/i.test(String(value))
const isIdentifier = (value: string | number): boolean => String(value).length >= 4

const ownWordings: readonly FormField<InsuranceField>[] = [
  {
    name: 'number',
    type: 'code',
    standing: head,
    accepts: (value) => String(value).length >= 3,
    labels: [
      ...worded(
        1,
        `
        invoice number, invoice no, invoice #, invoice id, invoice, bill number, bill no, bill #, statement number, statement no, statement #, notice
        number, notice no, notice #, billing number, billing no, billing id, document no, document number, document #, rechnungsnummer, rechnung
        nr, numero de facture, facture no, premium invoice no, premium notice no, bill id, debit note no, debit note number, tax invoice no`,
      ),
      ...worded(0.8, 'debit note, credit note, rechnung, beitragsrechnung nr'),
      ...worded(0.5, 'reference number, reference no, reference, ref no, our reference, number'),
    ],
  },
  {
    name: 'date',
    type: 'date',
    standing: head,
    labels: [
      ...worded(
        1,
        `
        invoice date, notice date, date of notice, billing date, bill date, statement date, date of invoice, date issued, issue date, issued, issued
        on, date of issue, printed on, mailing date, mailed on, rechnungsdatum, date prepared, prepared on, date of bill, processing date, document date, date mailed, bill issued`,
      ),
      ...worded(0.8, 'date, dated'),
      // 'Avis n° 2026-10442 du 15/11/2026', 'Rechnung 441 vom 2. Januar 2026'
      ...worded(
        0.9,
        'du, del, vom, van, le',
        /^(?:avis|quittance|appel|facture|aviso|recibo|rechnung|beitragsrechnung|nota)\b/,
      ),
    ],
  },
  {
    name: 'dueDate',
    type: 'date',
    labels: worded(
      1,
      `
      due date, payment due date, payment due, premium due date, premium due, due, due by, pay by, please pay by, payment due by, pay no later than, due on,
      kindly pay by, date due, pay before, amount due by, minimum due by, due date of payment, payable by, to be paid by, zahlbar bis, faellig am, fallig am, fallig zum, fallig, echeance, date d echeance, installment due date, must be received by`,
    ),
  },
  {
    name: 'insurer',
    type: 'party',
    accepts: isName,
    standing: head,
    labels: [
      ...worded(
        1,
        `
        insurer, insurance company, insurance carrier, insurer name, name of insurer, insurance company name, insurance co, underwriter, underwritten by, issuing company,
        insurance provider, company name, insurance company name and address, carrier name, name of insurance company, insurer name and address, insuring company, policy issued by, versicherer, assureur, writing company, coverage provided by, policy provided by`,
      ),
      ...worded(
        0.85,
        'carrier, company, make checks payable to, make check payable to, payable to, remit to, remit payment to, mail payment to, from',
      ),
    ],
  },
  {
    name: 'buyer',
    type: 'party',
    accepts: isName,
    standing: head,
    labels: [
      ...worded(
        1,
        `
        named insured, insured, policyholder, policy holder, insured name, name of insured, named insured and mailing address, policyholder name, policyholder s name and
        address, policyholder s name, insured party, insured s name, first named insured, named insured and address, insured name and address, policyholder name and
        address, policy owner, insured s name and address, versicherungsnehmer, assure, souscripteur, insured member, insured mailing address, name and address of insured, name of policyholder, insured person, policy holder name, owner`,
      ),
      ...worded(0.85, 'bill to, billed to'),
      ...worded(0.7, 'customer, client, to, invoice to, customer name, name, payer, account name'),
    ],
  },
  {
    name: 'policy',
    type: 'code',
    standing: head,
    accepts: isIdentifier,
    labels: worded(
      1,
      `
      policy number, policy no, policy #, policy id, policy, policy nr, policy num, your policy number, policy number s, policy ref, policy reference, contract number, certificate
      number, policennummer, versicherungsnummer, numero de police, police no, policy no term, policy numbers, contract no, certificate no, policy identification, policy ref no, insurance policy number, insurance policy no, policy code`,
    ),
  },
  {
    name: 'claim',
    type: 'code',
    accepts: isIdentifier,
    labels: worded(
      1,
      `
      claim number, claim no, claim #, claim id, claim, claim reference, claim ref, open claim number, claim file number, claim file, loss number, claim ref no, claim reference number, your
      claim number, schadennummer, numero de sinistre, claim file no, claim nr, claims no, claims number, file number, loss no`,
    ),
  },
  {
    name: 'lossDate',
    type: 'date',
    labels: worded(
      1,
      'date of loss, loss date, date of accident, accident date, incident date, date of incident, date of occurrence, dol, d o l',
    ),
  },
  {
    name: 'period',
    type: 'period',
    standing: head,
    labels: worded(
      1,
      `
      policy period, coverage period, policy term, period of insurance, insurance period, policy dates, period of coverage, term, billing period, for the period from, for the
      period, period from, period, coverage dates, coverage term, policy effective dates, policy term from, effective, versicherungszeitraum, period covered, premium period, cover period, dates of coverage, policy period from, effective dates, renewal term, renewal period, period of cover`,
    ),
  },
  {
    name: 'periodFrom',
    type: 'date',
    labels: worded(
      1,
      `
      effective date, policy effective date, policy effective, effective, coverage from, policy start date, start date, inception date, coverage effective date, policy inception, effective from, coverage
      start, cover from, coverage begins, valid from, commencement date, coverage start date, policy from, renewal date, period start, starts, begins, start of cover, effective on, policy begins`,
    ),
  },
  {
    name: 'periodTo',
    type: 'date',
    labels: worded(
      1,
      `
      expiration date, policy expiration date, policy expiration, expires, coverage to, policy end date, end date, expiry date, expiration, coverage end, cover to, coverage ends, valid to, valid
      until, expiry, policy expiry date, coverage end date, expires on, policy to, policy expires, period end, ends, end of cover, policy end, termination date`,
    ),
  },
  {
    name: 'deductible',
    type: 'amount',
    pick: 'first',
    labels: worded(
      1,
      `
      deductible, deductible amount, policy deductible, your deductible, deductible per occurrence, deductible per claim, all peril deductible, all perils deductible, deductible each claim, deductible
      applied, excess, policy excess, selbstbeteiligung, franchise, annual deductible, less deductible, deductible each occurrence, compulsory excess, collision deductible, applicable deductible, deductible of`,
    ),
  },
  {
    name: 'premium',
    type: 'amount',
    standing: foot,
    labels: [
      ...worded(
        1,
        `
        total premium, annual premium, policy premium, premium, net premium, premium subtotal, premium before tax, premium amount, total policy premium, total annual premium, renewal premium, full term
        premium, base premium, gross premium, 12 month premium, 6 month premium, six month premium, term premium, total premiums, premium total, estimated premium, full policy premium, total estimated
        premium, premium excluding tax, total term premium, insurance premium, jahrespramie, jahresbeitrag, jahresbeitrag netto, nettobeitrag, beitrag netto, nettopramie, beitrag, pramie, prime annuelle, prime ht, prime nette, premium charge, new premium, premium for this period, current premium, total coverage premium, monthly premium`,
      ),
    ],
  },
  {
    name: 'net',
    type: 'amount',
    standing: foot,
    labels: worded(
      0.9,
      'subtotal, sub total, net, net amount, net total, total before tax, total before taxes, total net',
    ),
  },
  {
    name: 'tax',
    type: 'amount',
    standing: foot,
    labels: worded(
      1,
      `
      tax, taxes, premium tax, state tax, insurance premium tax, sales tax, taxes and surcharges, state taxes, ipt, vat, gst, surplus lines tax, tax and surcharges, taxes and assessments, versicherungsteuer, total
      taxes, state premium tax, taxes surcharges, total tax, tax amount, municipal tax, premium taxes, taxe d assurance, stamp duty`,
    ),
  },
  {
    name: 'fee',
    type: 'amount',
    standing: foot,
    labels: worded(
      1,
      `
      policy fee, fee, fees, policy fees, service fee, administration fee, processing fee, admin fee, installment fee, service charge, broker fee, agency fee, taxes and fees, billing fee, total fees, inspection fee, state fees, surcharge, stamping fee, instalment fee, policy service fee`,
    ),
  },
  {
    name: 'total',
    type: 'amount',
    standing: foot,
    labels: [
      ...worded(
        1,
        `
        total amount, total premium due, invoice total, total billed, total due, total premium payable, grand total, total payable, total charges, total invoice, total invoice amount, total incl tax, total including
        tax, total premium and fees, total annual premium and fees, total annual premium and taxes, gesamtbeitrag, bruttobeitrag, beitrag brutto, zu zahlender beitrag, rechnungsbetrag, prime ttc, total ttc, total premium taxes and fees, total cost, gesamtbetrag, montant total, gross total, total policy cost, total premium including taxes and fees, total annual cost, total premium and taxes, bill total, total premium incl tax, amount billed, total bill, total to pay, total premium including tax, total current charges`,
      ),
      ...worded(0.85, 'total'),
    ],
  },
  {
    name: 'paid',
    type: 'amount',
    standing: foot,
    labels: worded(
      1,
      `
      payments received, less deposit paid, paid, payments, less payments, previous payments, already paid, amount paid, less amount paid, deposit paid, total paid, payments to date, payment received, less payments
      received, prepaid, less deposit, payments and credits, credits, down payment, payment s received, payments made, less previous payments, last payment received, amount received, paid to date`,
    ),
  },
  {
    name: 'due',
    type: 'amount',
    standing: foot,
    labels: [
      ...worded(
        1,
        `
        amount due, total amount due, balance due, amount payable, please pay, outstanding, remaining balance, balance, outstanding balance, current amount due, pay this amount, please pay this amount, net amount due, amount to pay, to pay, left to pay, now to pay, total
        balance due, amount owed, balance payable, remaining amount, due now, total due now, amount due now, account balance, outstanding amount, total balance, balance outstanding, payment amount due, zahlbetrag, net due, current balance, minimum amount due, minimum due, minimum due by, amount due by, payment due by, amount now due, payment due amount, remaining due`,
      ),
      ...worded(0.55, 'total due, premium due, total premium due'),
    ],
  },
]

/** What premium notices, policy invoices and claim invoices call what they state. */
export const insuranceFields: readonly FormField<InsuranceField>[] = withWordings(ownWordings, vocabulary.labels)

/** Labels of what is not read, which end an answer above or before them. */
export const insuranceDecoys = listed(`
  agent, agency, agent name, producer, broker, adjuster, adjuster name, phone, telephone, tel, fax, email, e mail, website, address, mailing address, account number, account no, customer number, customer no,
  customer id, payment method, payment plan, billing plan, premium last term, last year s premium, previous premium, prior premium, expiring premium, prior balance, previous balance, late fee, policy type, line of business, coverage, coverages, coverage
  type, limit, limits, limit of insurance, limits of insurance, sum insured, description, description of coverage, mortgagee, lienholder, loss payee, vehicle, vin, year make model, property address, insured location, location,
  installment, installment amount, number of installments, agent code, agency code, agent phone, agent number, naic, naic number, page, questions, customer service, member id, group number, form number, endorsement, endorsement number, policyholder since, discount,
  discounts, savings, amount enclosed, check number, minimum payment, next payment, next payment date, date of birth, license number, remarks, notes, item, amount, coverage amount`)
