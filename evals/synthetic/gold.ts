import type { InsuranceBill } from './insurance-bill.ts'
import type { MedicalBill } from './medical-bill.ts'
import type { Shipment } from './shipment.ts'

type GoldValue = string | number | boolean | readonly string[] | null

/** What a perfect reader answers: null is looked for and not there; a field that is missing is not scored. */
export interface Gold {
  fields: { [name: string]: GoldValue }
  lines: readonly { [name: string]: string | number | null }[]
}

/** The fields that a layout shows; what a record has and the layout leaves out is null. */
function shown(fields: Gold['fields'], shows: readonly string[]): Gold['fields'] {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, shows.includes(name) ? value : null]))
}

export function shipmentGold(record: Shipment, shows: readonly string[]): Gold {
  const seals = [...record.containers.flatMap(({ seal }) => seal ?? []), ...(record.seal === null ? [] : [record.seal])]
  const notify = record.notify === 'SAME AS CONSIGNEE' ? record.consignee.name : (record.notify?.name ?? null)
  const dangerous = record.goods.some(({ hazmat }) => hazmat !== null)
  const fields = {
    shipper: record.shipper.name,
    consignee: record.consignee.name,
    notify,
    carrier: record.carrier,
    scac: record.scac,
    bolNumber: record.bolNumber,
    proNumber: record.proNumber,
    date: record.date,
    vessel: record.vessel,
    voyage: record.voyage,
    portOfLoading: record.portOfLoading,
    portOfDischarge: record.portOfDischarge,
    containers: record.containers.length === 0 ? null : record.containers.map(({ number }) => number),
    seals: seals.length === 0 ? null : seals,
    pieces: record.pieces,
    weight: record.weight,
    freightTerms: record.freightTerms,
  }
  return {
    // Where nothing is dangerous the form says nothing or leaves a column empty: false and null are both right.
    fields: { ...shown(fields, shows), ...(dangerous && { hazmat: true }) },
    lines: record.goods.map(({ description, pieces, weight }) => ({ description, pieces, weight })),
  }
}

export function medicalGold(record: MedicalBill, shows: readonly string[]): Gold {
  const fields = {
    number: record.number,
    date: record.date,
    dueDate: record.dueDate,
    patient: record.patient,
    patientId: record.accountNumber,
    provider: record.provider.name,
    npi: record.npi,
    payer: record.payer.name,
    memberId: record.memberId,
    groupNumber: record.groupNumber,
    claimId: record.claimId,
    icdCodes: [...new Set(record.diagnoses.map(({ code }) => code))],
    cptCodes: [...new Set(record.services.map(({ code }) => code))],
    total: record.total,
    insurancePaid: record.insurancePaid,
    patientResponsibility: record.patientResponsibility,
    due: record.due,
  }
  const counted = shows.includes('lines')
  const described = !shows.includes('claimLines')
  return {
    fields: shown(fields, shows),
    lines: record.services.map(({ code, description, units, charge }) => ({
      code,
      ...(described && { description }),
      ...((counted || !described) && { quantity: units }),
      amount: charge,
    })),
  }
}

export function insuranceGold(record: InsuranceBill, shows: readonly string[]): Gold {
  const { premium, tax, ...rest } = {
    number: record.number,
    date: record.date,
    dueDate: record.dueDate,
    insurer: record.insurer.name,
    buyer: record.insured.name,
    policy: record.policy,
    claim: record.claim,
    periodFrom: record.periodFrom,
    periodTo: record.periodTo,
    premium: record.premium,
    tax: record.tax,
    total: record.total,
    due: record.due,
    deductible: record.deductible,
  }
  return {
    fields: {
      ...shown(rest, shows),
      // The sum before tax of a claim's invoice is no premium, and a tax of zero may be printed or not.
      ...(shows.includes('premium') && { premium }),
      ...(tax > 0 && { tax }),
    },
    lines: record.coverages.map(({ description, amount }) => ({ description, amount })),
  }
}
