import { centreOf, middleOf } from '@vitrine/engines/documents/layout/box.ts'
import { numberReadOf, ofTwoReadings } from '@vitrine/engines/forms/answers/confidence.ts'
import { asList, type FormAnswer } from '@vitrine/engines/forms/answers/form-answer.ts'
import { onePerRow } from '@vitrine/engines/forms/answers/one-per-row.ts'
import { isSameFigure } from '@vitrine/engines/forms/answers/same-figure.ts'
import {
  type Equation,
  provedBy,
  settledSum,
  settleSums,
  sumOfKind,
} from '@vitrine/engines/forms/answers/settle-sums.ts'
import { addedUp } from '@vitrine/engines/forms/sums/added-up.ts'
import type { ClosingSums } from '@vitrine/engines/forms/sums/closing-sums.ts'
import { sumOfReads } from '@vitrine/engines/forms/sums/sum-of-reads.ts'
import type { Read } from '@vitrine/engines/forms/values/read.ts'
import { agrees } from '../shared/extraction/compare-sums.ts'
import type { InsuranceField, SumField } from './fields.ts'
import type { InsuranceInvoice } from './schema.ts'
import { totalAsDue } from './weights.ts'

type Found = Record<InsuranceField, FormAnswer[]>
type Lines = InsuranceInvoice['lines']
type Sums = Pick<InsuranceInvoice['fields'], SumField>

const equations: readonly Equation<SumField>[] = [
  { plus: ['premium', 'tax', 'fee'], minus: [], equals: 'total' },
  { plus: ['net', 'tax', 'fee'], minus: [], equals: 'total' },
  { plus: ['total'], minus: ['paid'], equals: 'due' },
]

/** Whether an answer was found where a cell was read. */
export function isReadAt(answer: FormAnswer, cell: Read<number> | null): boolean {
  if (!cell?.box || cell.page !== answer.page) return false
  const [left, top, right, bottom] = cell.box
  const [x, y] = [centreOf(answer.box), middleOf(answer.box)]
  return x > left && x < right && y > top && y < bottom
}

/** Candidates of each sum; the sum of the lines is the premium, or the net sum of a claim's invoice. */
function candidates(found: Found, lines: Lines, closing: ClosingSums): Record<SumField, FormAnswer[]> {
  const amounts = lines.map((line) => line.amount?.value)
  // The heading of a column of premiums is not a label of the policy's: it is above those of the coverages.
  const ofAll = (answers: readonly FormAnswer[]): FormAnswer[] =>
    lines.length < 2 ? [...answers] : answers.filter((answer) => !lines.some(({ amount }) => isReadAt(answer, amount)))
  // Where a subtotal is stated, it is the premium, and a column's heading above the sum due is not its label.
  const apart = (answers: readonly FormAnswer[]): FormAnswer[] =>
    answers.filter((answer) => found.net.length === 0 || !found.due.some((due) => isSameFigure(due, answer)))
  return {
    premium: provedBy([...apart(ofAll(found.premium)), ...asList(closing.net)], amounts),
    net: provedBy(ofAll(found.net), amounts),
    tax: [...found.tax, ...sumOfKind(found.tax), ...asList(addedUp(closing.taxes))],
    fee: [...found.fee, ...asList(addedUp(closing.fees))],
    total: [...found.total, ...asList(closing.total)],
    paid: [...found.paid, ...asList(closing.paid)],
    // Where nothing was paid, all of it is due.
    due: [...found.due, ...asList(closing.due ?? closing.total)],
  }
}

/** The total as the sum due, for bills that name none; null where something was paid. */
export function dueOf({ total, paid }: Pick<Sums, 'total' | 'paid'>): Read<number> | null {
  return total === null || (paid !== null && paid.value !== 0)
    ? null
    : { ...total, confidence: totalAsDue * total.confidence }
}

/** The sum due as the total, where it equals the charges and so is not an instalment of them; else null. */
function totalOf({ premium, net, tax, fee, paid, due }: Sums): Read<number> | null {
  const charged = premium ?? net
  if (charged === null || due === null || paid !== null || (tax === null && fee === null)) return null
  return agrees(charged.value + (tax?.value ?? 0) + (fee?.value ?? 0), due.value) ? due : null
}

/** Of a notice that names only what is taken from an account, the premium is all there is to pay. */
function premiumAlone({ premium, net, tax, fee, paid, due }: Sums): Read<number> | null {
  const only = premium ?? net
  if (only === null || [tax, fee, paid, due].some((sum) => sum !== null)) return null
  return { ...only, confidence: totalAsDue * only.confidence }
}

/** What the coverages cost together, where no premium is stated and with tax and fee they come to the total. */
function premiumOfLines({ premium, net, tax, fee, total }: Sums, lines: Lines): Read<number> | null {
  const sum = sumOfReads(lines.map(({ amount }) => amount))
  if (premium !== null || net !== null || sum === null || total === null) return premium
  return agrees(sum.value + (tax?.value ?? 0) + (fee?.value ?? 0), total.value) ? sum : null
}

/** Where there are several taxes and nothing shows that they add up to the total, one of them may be the sum of all. */
function oneOfSeveral(tax: Read<number> | null, taxes: readonly FormAnswer[]): Read<number> | null {
  return tax === null || onePerRow(taxes).length < 2
    ? tax
    : { ...tax, confidence: Math.min(tax.confidence, ofTwoReadings) }
}

/** The sums of a bill, chosen so that they and its lines are consistent. */
export function readSums(
  found: Found,
  lines: Lines,
  {
    isClaim,
    closing,
    paidIn,
  }: { isClaim: boolean; closing: ClosingSums; paidIn: (total: number) => FormAnswer | null },
): Sums {
  const known = candidates(found, lines, closing)
  const settled = settleSums(known, equations)
  const sum = (name: SumField): Read<number> | null => settledSum(name, settled)
  const net = sum('net')
  const sums: Sums = {
    // A notice's subtotal before taxes is the premium; a repairer's bill has none.
    premium: sum('premium') ?? (isClaim ? null : net),
    net,
    tax: sum('tax'),
    fee: sum('fee'),
    total: sum('total'),
    paid: sum('paid'),
    due: sum('due'),
  }
  const total = sums.total ?? totalOf(sums) ?? (isClaim ? null : premiumAlone(sums))
  // Without a label of its own, what is due is a guess from the total, and a receipt says that this was paid.
  const paid = total !== null && found.due.length === 0 ? numberReadOf(paidIn(total.value)) : null
  return {
    ...sums,
    premium: isClaim ? sums.premium : premiumOfLines({ ...sums, total }, lines),
    tax: settled.agreed.has('tax') ? sums.tax : oneOfSeveral(sums.tax, known.tax),
    total,
    due: paid ?? sums.due ?? dueOf({ ...sums, total }),
  }
}
