import { centreOf, middleOf } from '../../documents/layout/box.ts'
import { numberReadOf } from '../answers/confidence.ts'
import type { FormAnswer } from '../answers/form-answer.ts'
import type { Locale } from '../answers/parse-answer.ts'
import type { FormDocument } from '../rows/form-page.ts'
import { sumOfReads } from '../sums/sum-of-reads.ts'
import type { Read } from '../values/read.ts'
import type { Weight } from './bill-of-lading.ts'
import { containerWeights } from './container-weights.ts'
import { countedPackages } from './counted-packages.ts'
import type { FoundInBill } from './fields.ts'
import type { Goods } from './goods.ts'
import type { Totals } from './totals.ts'
import { agreedSupport, scores } from './weights.ts'

/** The heading of a list's column is not a label of the total: the figure below it belongs to the first line. */
function ofAllLines(answers: readonly FormAnswer[], { lines }: Goods): readonly FormAnswer[] {
  const parts = lines.flatMap(({ pieces, weight }) => [pieces, weight]).filter((read) => read !== null)
  if (lines.length < 2) return answers
  return answers.filter(({ page, box }) =>
    parts.every((part) => {
      const [left, top, right, bottom] = part.box ?? [1, 1, 0, 0]
      const [x, y] = [centreOf(box), middleOf(box)]
      return part.page !== page || x < left || x > right || y < top || y > bottom
    }),
  )
}

function sumOf(values: readonly (number | undefined)[]): number | null {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 || known.length < values.length ? null : known.reduce((sum, value) => sum + value, 0)
}

/** Rounded weights of lines differ from their total by less than this share. */
const fitting = 0.01

/** 'Total number of containers or packages: ONE (1) container' counts no pieces. */
const countsContainers = ({ spans }: FormAnswer): boolean =>
  spans.some(({ row, end }) =>
    /^\W{0,3}(?:\d+['’]?\s)?(?:containers?|cntrs?|x\s?\d{2}['’]?)(?!\p{L})/iu.test(row.text.slice(end)),
  )

/** 'Total 26 pkgs, 9,420 lb': a weight counts none either. */
const countsWeight = ({ spans }: FormAnswer): boolean =>
  spans.some(({ row, end }) => /^\s?(?:kgs?|kilos?|[lI]bs?|pounds|t|tons?|tonnes)(?!\p{L})/u.test(row.text.slice(end)))

/** The sums of all lines among the answers; the one that equals the sum of the lines is surer. */
const readsOf = (answers: readonly FormAnswer[], goods: Goods, sum: number | null): (Read<number> | null)[] =>
  ofAllLines(answers, goods).map((answer) => numberReadOf(answer, answer.value === sum ? agreedSupport : 0))

/** The labelled sum, else that of the list's last row, else what the page counts in words; the sum of the items is evidence for either. */
export function piecesOf(
  found: FoundInBill,
  { goods, sums, form }: { goods: Goods; sums: Totals; form: FormDocument },
): Read<number> | null {
  const sum = sumOf(goods.lines.map((line) => line.pieces?.value))
  const counted = found.pieces.filter((answer) => !countsContainers(answer) && !countsWeight(answer))
  const candidates = readsOf(counted, goods, sum)
  return (
    [...candidates, goods.pieces].find((read) => read !== null && read.value === sum) ??
    sums.pieces ??
    candidates[0] ??
    goods.pieces ??
    sumOfReads(goods.lines.map((line) => line.pieces)) ??
    countedPackages(form.rows)
  )
}

/** The unit beside the figure, else the one that the document names. */
function unitOf(read: Read<number>, form: FormDocument): Weight['unit'] {
  const beside = form.rows.find(
    (row) =>
      row.page === read.page && row.text.includes(read.text) && row.box[1] < read.box[3] && row.box[3] > read.box[1],
  )
  for (const text of [beside?.text ?? '', form.rows.map((row) => row.text).join(' ')]) {
    const metric = /(?<!\p{L})(?:kgs?|kilos?|kilograms?)(?!\p{L})/iu.test(text)
    const pounds = /(?<!\p{L})(?:[lI]bs?|pounds)(?!\p{L})/iu.test(text)
    if (metric !== pounds) return metric ? 'kg' : 'lb'
  }
  return null
}

/** Whether a total is what the lines weigh together; where the weight of some was not read, it must be more than the others weigh. */
function fitsLines(total: number, weights: readonly (Read<number> | null)[]): boolean {
  const known = weights.flatMap((weight) => (weight === null ? [] : [weight.value]))
  if (weights.length < 2 || known.length === 0) return true
  const sum = known.reduce((all, value) => all + value, 0)
  return known.length === weights.length ? Math.abs(total - sum) < fitting * total : total > sum
}

/** Three figures behind a point, on a page where no other figure says whether they are thousands: '21.780 kg' is 21 kilos or 21 tonnes. */
function isUndecided({ value, text }: Read<number>, { rows }: FormDocument): boolean {
  if (value >= 1000 || !/^\D*\d{1,3}\.\d{3}(?!\d|[.,]\d)/.test(text)) return false
  return !rows.some((row) => /\d,\d{3}(?!\d)|\d\.\d{1,2}(?![\d.])/.test(row.text))
}

export function weightOf(
  found: FoundInBill,
  { goods, sums, form, locale }: { goods: Goods; sums: Totals; form: FormDocument; locale: Locale },
): Weight | null {
  const weights = goods.lines.map((line) => line.weight)
  const sum = sumOf(weights.map((weight) => weight?.value))
  // The total weighs no less than any part.
  const heaviest = Math.max(0, ...weights.map((weight) => weight?.value ?? 0))
  const wholes = [goods.weight, sums.weight, ...readsOf(found.weight, goods, sum)].filter(
    (read) => read !== null && read.value > heaviest - 0.5,
  )
  const chosen =
    wholes.find((whole) => whole !== null && sum !== null && Math.abs(whole.value - sum) < 0.5) ??
    wholes[0] ??
    sumOfReads(weights)
  const parts = containerWeights(form.rows, locale)
  // What one of several containers weighs is not the weight of all.
  const read = parts.some(({ value }) => chosen === null || value === chosen.value) ? sumOfReads(parts) : chosen
  if (read === null) return null
  const most = isUndecided(read, form) ? scores.undecided : fitsLines(read.value, weights) ? 1 : scores.misfit
  const confidence = Math.min(most, read.confidence)
  return { ...read, confidence, unit: unitOf(read, form) }
}
