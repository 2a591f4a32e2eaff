import { withWordings } from '@vitrine/engines/forms/labels/with-wordings.ts'
import { listed, worded } from '@vitrine/engines/forms/labels/listed.ts'
import { early, late } from '@vitrine/engines/forms/answers/standing.ts'
import type { FormField } from '@vitrine/engines/forms/answers/form-answer.ts'
import { isNpi } from '@vitrine/engines/forms/codes/npi.ts'
import { keyOf } from '@vitrine/engines/text/text-key.ts'
import { serviceColumns } from './columns.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }

export type SumField =
  | 'net'
  | 'tax'
  | 'total'
  | 'adjustments'
  | 'insurancePaid'
  | 'patientPaid'
  | 'patientResponsibility'
  | 'due'
export type MedicalField =
  | SumField
  | 'number'
  | 'date'
  | 'dueDate'
  | 'patient'
  | 'patientId'
  | 'birthDate'
  | 'buyer'
  | 'provider'
  | 'npi'
  | 'payer'
  | 'memberId'
  | 'groupNumber'
  | 'claimId'

const head = early(0.2)
const foot = late(0.88)
/** No digits, at least two words or a family name before a comma, none of a form's own words. */
const isPerson = (value: string | number): boolean =>
  /^[\p{L}][\p{L}.,'’\s-]+$/u.test(String(value)) &&
  /\p{L}{2}.*\s.*\p{L}/u.test(String(value)) &&
  !/,\s*(?:ph\.?d|m\.?d|d\.?o|n\.?p|r\.?n|p\.?t|dds)\b/i.test(String(value)) &&
  !/\b(?:name|address|number|date|account|insurance|statement|same|self|copy|signature|relationship|information|responsib)/i.test(
    String(value),
  )
const headings = new Set(serviceColumns.flatMap(({ labels }) => labels.map(keyOf)))

/** A name of any kind, and no heading. */
export const isName = (value: string | number): boolean =>
  !headings.has(keyOf(String(value))) &&
  /\p{L}{3}/u.test(String(value)) &&
  !/^[\d([]/.test(String(value)) &&
  !/^(?:yes|no|pin|grp)\b|^(?:services?|billed|description|amount|charges?|date|allowed|discount|paid|deductible|copay|you (?:may )?owe|you may)$/i.test(
    String(value),
  )
const isIdentifier = (value: string | number): boolean =>
  String(value).length >= 4 && !/^\d{3}-\d{4}$|^[\d,]+\.\d{2}$/.test(String(value))

/** A row that names the bill itself: 'Note d'honoraires n° 8 du 2 mai', not 'Soins du 2 mai'. */
const ownTitle = /\b(?:rechnung|invoice|facture|honoraires|fattura|factura|factuur|statement|liquidation)\b/

/** A row without the headings of sums. */
const besideNoSums = /^(?!.*\b(?:paid|discount|allowed|billed|copay|charges?|amounts?)\b)/

const ownWordings: readonly FormField<MedicalField>[] = [
  {
    name: 'number',
    type: 'code',
    standing: head,
    accepts: (value) => String(value).length >= 2,
    labels: [
      ...worded(
        1,
        `
        invoice number, invoice no, invoice #, invoice id, invoice, statement number, statement no, statement #, statement id,
        bill number, bill no, bill #, bill id, receipt number, receipt no, reference invoice, billing id, rechnungsnummer,
        rechnung nr, rechnungs nr, liquidation nr, numero de facture, document number, encounter invoice`,
      ),
      ...worded(0.5, 'reference number, reference no, reference #, ref no, ref #'),
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
        statement date, invoice date, billing date, bill date, date of statement, date of invoice, date of bill, date of
        notice, notice date, date processed, processed date, date issued, issue date, process date, eob date, print date,
        rechnungsdatum, date of issue, processed on, claim processed, statement issued, prepared on, claim processed on`,
      ),
      ...worded(0.95, 'du, vom, dated, del, van', ownTitle),
      ...worded(0.8, 'date, edite le, emise le, emis le, etablie le, ausgestellt am'),
    ],
  },
  {
    name: 'dueDate',
    type: 'date',
    labels: worded(
      1,
      `
      due date, payment due, payment due date, payment due by, due by, please pay by, pay by, due on, due, date due, pay before,
      balance due by, payment is due by, pay no later than, please remit by`,
    ),
  },
  {
    name: 'patient',
    type: 'party',
    accepts: isPerson,
    standing: head,
    labels: [
      ...worded(
        1,
        `
        patient name, patient s name, patient, name of patient, pt name, patient full name, patient last name first name,
        patient name last first middle, patients name, patient information, member patient, patient details, nom du patient,
        pat name, patient name and address, service for, services for, services to, for services to, services provided to, patient member, patientin, name des patienten, patient in`,
      ),
      ...worded(
        0.72,
        'member name, member, subscriber name, subscriber, insured s name, insured name, name of insured, insured, responsible party, guarantor, guarantor name, claimant',
      ),
      ...worded(0.6, 'bill to, billed to'),
      ...worded(0.4, 'name'),
    ],
  },
  {
    name: 'buyer',
    type: 'party',
    accepts: isPerson,
    standing: head,
    labels: worded(
      1,
      'bill to, billed to, guarantor, guarantor name, responsible party, responsible party name, send bill to, person responsible, account holder, invoice to',
    ),
  },
  {
    name: 'patientId',
    type: 'code',
    standing: head,
    accepts: isIdentifier,
    labels: [
      ...worded(
        1,
        `
        patient account number, patient account no, patient account #, patient s account no, patient account, account number,
        account no, account #, acct no, acct #, acct number, patient id, patient id number, patient no, patient number, patient #,
        pat cntl #, patient control number, patient control no, pat control no, chart number, chart no, chart #, guarantor account number,
        hospital account, account id, visit number, encounter number, pt account no, pt id, patient acct no, patient acct #, guarantor number`,
      ),
      ...worded(
        0.7,
        'medical record number, medical record no, medical record #, mrn, med rec #, med rec no, medical rec no',
      ),
    ],
  },
  {
    name: 'birthDate',
    type: 'date',
    labels: worded(
      1,
      'date of birth, dob, birth date, birthdate, patient s birth date, patient birth date, patient dob, born, d o b, geb, geboren, geburtsdatum, geb am, date de naissance, ne le, nee le, patient date of birth',
    ),
  },
  {
    name: 'provider',
    type: 'party',
    accepts: isName,
    labels: [
      ...worded(
        1,
        `
        provider, provider name, service provider, name of provider, billing provider, billing provider name, billing provider
        info ph #, billing provider info, billing provider info and phone, physician s supplier s billing name address zip code phone #, physician s supplier s
        billing name address zip code, facility, facility name, hospital, hospital name, clinic, clinic name, practice, practice name, name of
        facility, provider of service, healthcare provider, health care provider, provider facility, provider information,
        your provider, care provider, medical provider, servicing provider, provider of services`,
      ),
      ...worded(
        0.8,
        'make checks payable to, make check payable to, make payment to, payable to, remit to, remit payment to, please remit to, pay to, from, send payment to, billed by, service facility location information',
      ),
      ...worded(
        0.62,
        'rendering provider, physician, attending physician, doctor, dr, treating physician, physician name, doctor name, rendering physician, practitioner, attending provider, attending, provider signature, seen by',
      ),
    ],
  },
  {
    name: 'npi',
    type: 'code',
    pattern: /(?<!\d)[12]\d{9}(?!\d)/,
    accepts: (value) => isNpi(String(value)),
    labels: [
      ...worded(
        1,
        'npi, npi number, npi no, npi #, provider npi, billing npi, billing provider npi, group npi, facility npi, national provider identifier, national provider id, npi id, provider npi number',
      ),
      ...worded(
        0.85,
        'rendering npi, rendering provider id, rendering provider npi, rendering provider id #, attending npi, individual npi',
      ),
    ],
  },
  {
    name: 'payer',
    type: 'text',
    accepts: isName,
    labels: [
      ...worded(
        1,
        `
        insurance, insurance company, insurance carrier, insurance name, primary insurance, payer, payer name, payor, payor name,
        insurance co, insurer, insurance plan, insurance provider, primary payer, insurance on file, insurance plan
        name or program name, insurance plan name, plan name, primary insurance company, carrier, insurance billed, primary carrier`,
      ),
      // They end names, too ('Hill Mutual Health Plan'), and head columns ('Plan paid').
      ...worded(0.6, 'health plan, plan', besideNoSums),
    ],
  },
  {
    name: 'memberId',
    type: 'code',
    accepts: isIdentifier,
    labels: [
      ...worded(
        1,
        `
        member id, member id number, member id no, member id #, member number, member no, member #, subscriber id, subscriber id number,
        subscriber number, subscriber no, insured id, insured id number, insured id #, insured id no, insured s id, insured s i d number, insured s ld number, insured s d number, insured s id number, insured s id no, insured
        s unique id, insured i d, identification number, identification no, id number, id no, policy id, insurance id, insurance id number, insurance
        id no, health plan id, enrollee id, member identification number, subscriber identification, beneficiary id, medicare number, medicare id,
        medicaid id, health insurance id, policyholder id, plan id number, insured s policy id, certificate number, hicn, insurance id #, enrollee number, contract number`,
      ),
      ...worded(0.8, 'policy number, policy no, policy #, id #, id'),
    ],
  },
  {
    name: 'groupNumber',
    type: 'code',
    labels: worded(
      1,
      `
      group number, group no, group #, group id, group, grp #, grp no, grp, insurance group no, insurance group number, group policy number, insured s policy
      group or feca number, insured s group no, employer group, group plan number, plan group, group policy no, insured s policy group number`,
    ),
  },
  {
    name: 'claimId',
    type: 'code',
    accepts: isIdentifier,
    labels: [
      ...worded(
        1,
        `
        claim number, claim no, claim #, claim id, claim, claim ref, claim reference, claim reference number, claim control number, document
        control number, original ref no, resubmission code original ref no, medicaid resubmission code original ref no, icn, payer claim
        control number, internal control number, claim id number, reference claim, payer control number, claim ref no, claim identifier, claim reference no`,
      ),
    ],
  },
  {
    name: 'net',
    type: 'amount',
    standing: foot,
    labels: worded(0.9, 'subtotal, sub total, net, net amount, total before tax, amount before tax'),
  },
  {
    name: 'tax',
    type: 'amount',
    standing: foot,
    labels: worded(0.9, 'tax, sales tax, vat, gst, tax amount'),
  },
  {
    name: 'total',
    type: 'amount',
    standing: foot,
    labels: [
      ...worded(
        1,
        `
        total charges, total charge, total billed, amount billed, total amount billed, total billed charges, billed charges, billed amount, gross charges,
        charges, total fees, total billed by provider, provider charges, total of charges, total provider charges, charges total, submitted
        charges, total current charges, sum of charges, total for services, total cost, total amount charged, amount charged, total invoice, total
        submitted charges, totals charges, amount your provider billed, what your provider billed, provider billed, total hospital charges, invoice total, rechnungsbetrag, gesamtbetrag, endbetrag, rechnungssumme, montant total, total ttc`,
      ),
      ...worded(0.75, 'total, totals, total amount, grand total'),
    ],
  },
  {
    name: 'adjustments',
    type: 'amount',
    standing: foot,
    labels: worded(
      1,
      `
      adjustments, adjustment, contractual adjustments, contractual adjustment, insurance adjustment, less insurance adjustment, insurance
      adjustments, write off, write offs, discount, discounts, plan discount, adjusted, total adjustments, network discount, provider discount,
      amount not covered or discounted, less adjustments, contractual allowance, less contractual adjustment, less contractual allowance, courtesy discount, plan adjustment, network savings, provider adjustment, discounts and adjustments, total discounts`,
    ),
  },
  {
    name: 'insurancePaid',
    type: 'amount',
    standing: foot,
    labels: [
      ...worded(
        1,
        `
        insurance payments, insurance payment, insurance paid, less insurance payment, less insurance payments, paid by insurance, ins paid, ins
        payment, ins payments, plan paid, total paid by plan, paid by plan, we paid, amount paid by plan, insurance payments received, benefits paid,
        payment from insurance, payer paid, prior payments, amount paid by insurance, plan payment, less plan payment, less plan payments, total plan paid, plan paid amount, your plan paid,
        total plan payment, health plan paid, total benefits paid, amount we paid, payments insurance, total insurance payments, insurance benefits paid, amount your plan paid, medicare paid, paid by your plan, paid by health plan`,
      ),
      ...worded(0.62, 'amount paid, payments, paid, total paid, payments received, total payments'),
    ],
  },
  {
    name: 'patientPaid',
    type: 'amount',
    standing: foot,
    labels: worded(
      1,
      `
      patient payments, patient payment, paid by patient, patient paid, pt paid, pt paid today, copay paid, payments from you, your payments, copayment
      paid, paid today, patient payments received, less patient payments, amount you paid, you paid, you already paid, copay collected, patient payments to date`,
    ),
  },
  {
    name: 'patientResponsibility',
    type: 'amount',
    standing: foot,
    labels: [
      ...worded(
        1,
        `
        patient responsibility, your responsibility, patient portion, your portion, patient share, your share, you may owe, you owe, amount you owe, what
        you owe, total amount you may owe your provider, amount you may owe, total you may owe, member responsibility, pt responsibility, pt resp, patient
        resp, your total costs, your total responsibility, total patient responsibility, your cost, patient liability, what you may owe, patient
        balance, amount you may owe provider, your share of the cost, subscriber responsibility, patient s responsibility, total member responsibility,
        patient owes, amount due from patient, member liability, enrollee responsibility, your cost share, total you owe, patient amount, member owes, total due from patient, what you owe your provider`,
      ),
    ],
  },
  {
    name: 'due',
    type: 'amount',
    standing: foot,
    labels: [
      ...worded(
        1,
        `
        amount you owe, amount due, total amount due, balance due, total due, please pay this amount, pay this amount, balance, current balance, account balance, est
        amount due, new balance, total balance, please pay, amount owed, outstanding balance, due from patient, amount payable, total payable, remaining
        balance, due now, balance due now, amount you owe now, statement balance, total balance due, amount to pay, payment amount due, total amount due now, current amount due, your balance, estimated amount due, est due, please pay amount`,
      ),
    ],
  },
]

/** What bills, claim forms and explanations of benefits call what they state. */
export const medicalFields: readonly FormField<MedicalField>[] = withWordings(ownWordings, vocabulary.labels)

/** Labels of what is not read, which end an answer above or before them. */
export const medicalDecoys = listed(`
  tax id, federal tax id, federal tax i d number, fed tax no, ein, tax identification number, phone, telephone, tel, fax, email, e mail, website, address,
  patient address, patient s address, patient s address no street, insured s address, city, state, zip, zip code, city state zip, street address, sex, gender, age,
  relationship, patient relationship to insured, patient status, signature, signed, signature on file, date of service, dates of service, service date, statement covers period, statement
  period, type of bill, place of service, referring provider, name of referring provider or other source, referring physician, name of referring physician or other source, prior authorization number, prior
  authorization, authorization number, reserved for local use, diagnosis or nature of illness or injury, diagnosis, diagnosis codes, dx, icd, icd 10, accept assignment, employer s name or school name,
  other insured s name, insured s date of birth, insured s name last name first name middle initial, insured s policy group, group name, responsible party phone, admission date, discharge date, admit date, discharge, room, attending, secondary insurance, secondary payer,
  deductible, coinsurance, copay, copayment, co pay, allowed amount, amount allowed, not covered, non covered, remark codes, amount enclosed, check number, check no, card number, exp date, expiration date, security code,
  amount of payment, show amount paid here, questions, customer service, page, late fee, finance charge, previous balance, payment method, date of current, hospitalization dates, outside lab, is there another health benefit plan,
  insurance type, effective date, issue state, medical record, policy holder, rate, units, quantity, description, last payment, year to date, out of pocket, out of pocket maximum, account type, payment plan, minimum payment`)
