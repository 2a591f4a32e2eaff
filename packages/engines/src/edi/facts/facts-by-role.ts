import type { ReadDocument } from '../../documents/document.ts'
import type { RoleAnswer } from '../../forms/roles/answers/role-answer.ts'
import { weightUnitAfter } from '../../forms/roles/answers/weight-unit-after.ts'
import { weighPaper } from '../../forms/roles/network/weigh-paper.ts'
import { joinRoles } from '../../forms/roles/trust/join-roles.ts'
import type { Ruled } from '../../forms/roles/trust/judge-roles.ts'
import type { ShipmentFacts, ShipmentField, Stated } from './shipment-facts.ts'

/** Fraction of the page's width. */
const sameColumn = 0.01

/** The name alone: lines of an address follow it. */
const ruledOf = ({ text, confidence, place }: Stated): Ruled | null =>
  place && { value: text.split('\n')[0] ?? text, confidence, ...place }

/** A party with its address below it, a weight with its unit, a haulier without its service ('Heron Freight, 3-day'), else the value. */
function textOf(name: string, answer: RoleAnswer): string {
  const { value, address } = answer
  if (name === 'shipFromName' || name === 'shipToName') return [value, ...address].join('\n')
  if (name === 'carrierName') return String(value).replace(/,\s+\d.*$/, '')
  return [value, name === 'weight' ? weightUnitAfter(answer) : null].filter((part) => part !== null).join(' ')
}

/** 'LR-1188' and 'TD-9' are built alike when their letters and figures stand alike. */
const shapeOf = (text: string): string => text.replace(/\d/g, '9').replace(/\p{L}/gu, 'A')

/** Whether a number stands right above or below another of the same build, in its column: both are of one list, as orders are. */
function isBesideOf(answer: RoleAnswer, known: Stated | undefined): boolean {
  if (!known?.place || known.place.page !== answer.page || shapeOf(String(answer.value)) !== shapeOf(known.text))
    return false
  const [one, other] = [answer.box, known.place.box]
  const height = other[3] - other[1]
  const gap = Math.max(one[1], other[1]) - Math.min(one[3], other[3])
  return Math.abs(one[0] - other[0]) < sameColumn && gap < 2 * height
}

/** Completes the facts that rules found by the network of roles, and weighs them against it; whether it finds its bearings as on slips. */
export async function factsByRole(
  document: ReadDocument,
  fields: ShipmentFacts['fields'],
  signal?: AbortSignal,
): Promise<{ completed: ShipmentFacts['fields']; isUnderstood: boolean }> {
  // The cast restores the key type that Object.entries loses.
  const stated = Object.entries(fields) as [ShipmentField, Stated][]
  const ruled = Object.fromEntries(stated.map(([name, one]) => [name, ruledOf(one)]))
  const weighed = await weighPaper(document, 'slip', ruled, { signal })
  if (weighed === null) return { completed: fields, isUnderstood: false }
  const paper = joinRoles(weighed, 'slip', ruled)
  const joined = [...paper.fields].map(([name, one]): [string, Stated] | null => {
    const known = stated.find(([field]) => field === name)?.[1]
    if (one.kept) return known === undefined ? null : [name, { ...known, confidence: one.confidence }]
    if (name === 'shipmentId' && isBesideOf(one.answer, fields.purchaseOrder)) return null
    const { page, box } = one.answer
    return [name, { text: textOf(name, one.answer), confidence: one.confidence, place: { page, box } }]
  })
  const completed = { ...fields, ...Object.fromEntries(joined.filter((one) => one !== null)) }
  return { completed, isUnderstood: paper.isUnderstood }
}
