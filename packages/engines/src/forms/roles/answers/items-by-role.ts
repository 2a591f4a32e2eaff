import { at } from '@vitrine/basics/at.ts'
import { overlaps } from '@vitrine/basics/spans.ts'
import { mean } from '@vitrine/basics/statistics.ts'
import { boxAround, isSamePlace, type OnPage } from '../../../documents/layout/box.ts'
import { asLegible } from '../../answers/confidence.ts'
import { type SearchRow, spanOf } from '../../rows/search-rows.ts'
import { amountsOf } from '../../values/amounts.ts'
import { datesOf } from '../../values/dates.ts'
import { boxCopy, type Read } from '../../values/read.ts'
import { chanceOf, type Weighed } from '../network/weighed.ts'
import type { PlacedWord } from '../placed-words.ts'
import { columnOf } from '../role.ts'

/** A row of a paper's list, by the words that the network takes for its parts. */
export interface RoleItem {
  description: Read<string> | null
  code: Read<string> | null
  quantity: Read<number> | null
  unitPrice: Read<number> | null
  amount: Read<number> | null
  weight: Read<number> | null
  date: Read<string> | null
}

type Part = keyof RoleItem

const columns: readonly (readonly [Part, number])[] = (
  ['description', 'code', 'quantity', 'unitPrice', 'amount', 'weight', 'date'] as const
).map((part) => [part, columnOf(`item.${part}`)])

/** The figure that each row of a list has. */
export type ItemKey = 'amount' | 'weight'

/** A word less likely than this is no part of an item. */
const leastChance = 0.35
/** A list's figures may be this unlikely where with them it adds up: a last row above a sum looks like one of the sums. */
const fainter = [0.2, 0.1, 0.05]
/**
 * How often figures and names of items were right on papers of hands that the network had not seen: where the figures add up to one that is
 * printed, and where they do not.
 */
const shares = { addUp: { figure: 0.92, name: 0.8 }, alone: { figure: 0.7, name: 0.6 } } as const

interface PartWord extends PlacedWord {
  part: Part
  chance: number
}

/** The words of items, each with the likeliest part; those of `key` may be as unlikely as `leastOfKey`. */
function partWords(weighed: Weighed, key: ItemKey, leastOfKey: number): PartWord[] {
  return weighed.paper.words.flatMap((word, index) => {
    const [best] = columns
      .map(([part, column]) => ({ part, chance: chanceOf(weighed, index, column) }))
      .toSorted((a, b) => b.chance - a.chance)
    const least = best?.part === key ? leastOfKey : leastChance
    return best === undefined || best.chance < least ? [] : [{ ...word, ...best }]
  })
}

/** Digits and marks end a name; so does the end of a clause. */
const isPlainWord = (text: string): boolean => /^[\p{L}('’&/-]+[)]?$/u.test(text)

/** A name with the words of its cell that the network is not sure of: 'Vet fees up to' for 'Vet up'. What is another part stays out. */
function wholeName(words: readonly PartWord[], { paper }: Weighed, parts: ReadonlySet<PlacedWord['word']>): PartWord[] {
  const [first] = words
  const last = words.at(-1)
  if (first === undefined || last === undefined) return []
  const free = (word: PlacedWord): boolean =>
    word.segment === first.segment && isPlainWord(word.word.text) && !parts.has(word.word)
  const inRow = paper.words.filter(({ row }) => row === first.row)
  const own = new Set(words.map(({ word }) => word))
  const [from, to] = [first, last].map(({ word }) => inRow.findIndex((other) => other.word === word))
  if (from === undefined || to === undefined) return [...words]
  let [start, end] = [from, to]
  while (start > 0 && inRow[start - 1] !== undefined && free(at(inRow, start - 1))) start -= 1
  while (end + 1 < inRow.length && free(at(inRow, end + 1))) end += 1
  return inRow
    .slice(start, end + 1)
    .filter((word) => own.has(word.word) || free(word))
    .map((word) => words.find((one) => one.word === word.word) ?? { ...word, part: 'description', chance: leastChance })
}

/** The words of one part, joined, with their place; the confidence says how legible they are. */
function readWords(words: readonly PartWord[]): Read<string> | null {
  const [first] = words
  if (first === undefined) return null
  const text = words.map(({ word }) => word.text).join(' ')
  return {
    value: text.replaceAll(/^[\s/|,;:–-]+|[\s/|,;:–-]+$/g, ''),
    text,
    page: first.row.page,
    box: boxCopy(boxAround(words.filter(({ row }) => row.page === first.row.page).map(({ word }) => word.box))),
    confidence: mean(words.map(({ word }) => word.confidence)),
  }
}

/** A figure this much less likely to be the part than its row's likeliest one is something else: a freight class beside the pieces. */
const mostBehind = 0.2

/** The last of the likeliest figures in the row of a part's words. */
function numberIn(row: SearchRow, words: readonly PartWord[], { locale }: Weighed): Read<number> | null {
  const figures = amountsOf(row, locale.decimal).flatMap((figure) => {
    const own = words.filter((word) => overlaps(word, figure.span))
    return figure.percent || own.length === 0
      ? []
      : [{ ...figure, chance: Math.max(...own.map(({ chance }) => chance)) }]
  })
  const most = Math.max(...figures.map(({ chance }) => chance))
  const found = figures.findLast(({ chance }) => chance >= most - mostBehind)
  const read = readWords(words)
  if (read === null) return null
  if (found !== undefined) return { ...read, value: found.value, text: found.span.text, box: boxCopy(found.span.box) }
  // '12ctns' and '140kg': the number runs into its unit.
  const glued = words
    .map(({ word }) => /^(\d[\d.,]*)\p{L}/u.exec(word.text)?.[1])
    .find((digits) => digits !== undefined)
  const value = Number(glued?.replaceAll(',', '') ?? Number.NaN)
  return Number.isFinite(value) ? { ...read, value } : null
}

function dateIn(row: SearchRow, words: readonly PartWord[], { locale }: Weighed): Read<string> | null {
  const read = readWords(words)
  const found = datesOf(row, locale.dateOrder).find(({ span }) => words.some((word) => overlaps(word, span)))
  if (read === null || found === undefined) return null
  const { box, text } = spanOf(row, found.span.start, found.span.end)
  return { ...read, value: found.value, text, box: boxCopy(box) }
}

/** The figure of the row that multiplied by the price makes the amount, where the likeliest count does not: a line's number before it. */
function provedCount(
  row: SearchRow,
  { quantity, unitPrice, amount }: Pick<RoleItem, 'quantity' | 'unitPrice' | 'amount'>,
  { locale }: Weighed,
): Read<number> | null {
  if (quantity === null || unitPrice === null || amount === null) return quantity
  const makes = (count: number): boolean => Math.abs(count * unitPrice.value - amount.value) < 0.011
  if (makes(quantity.value)) return quantity
  const proved = amountsOf(row, locale.decimal).find(
    ({ value, percent, span }) => !percent && makes(value) && span.box[2] < amount.box[2],
  )
  return proved === undefined
    ? quantity
    : { ...quantity, value: proved.value, text: proved.span.text, box: boxCopy(proved.span.box) }
}

interface ListOptions {
  tax: OnPage | null
  leastOfKey?: number
}

interface ItemRow {
  row: SearchRow
  parts: ReadonlyMap<Part, PartWord[]>
}

/** The names of items by the row of their figure. Names in other rows continue the item above, or where most stand above their figures, the one below. */
function namesOf(rows: readonly ItemRow[], keyed: readonly ItemRow[], weighed: Weighed): Map<ItemRow, PartWord[]> {
  const taken = new Set(
    rows.flatMap(({ parts }) =>
      [...parts].flatMap(([part, words]) => (part === 'description' ? [] : words.map(({ word }) => word))),
    ),
  )
  const own = (row: ItemRow): PartWord[] => wholeName(row.parts.get('description') ?? [], weighed, taken)
  const names = new Map(keyed.map((row) => [row, [...own(row)]]))
  const areAbove = keyed.filter((row) => own(row).length > 0).length < keyed.length / 2
  for (const row of rows) {
    if (names.has(row)) continue
    const owner = areAbove
      ? keyed.find(({ row: { index } }) => index > row.row.index)
      : keyed.findLast(({ row: { index } }) => index < row.row.index)
    if (owner !== undefined) names.get(owner)?.push(...own(row))
  }
  return names
}

/** The items of a paper's list: one for each row that has a figure of `key`, unless the figure is the paper's `tax`. */
function listItems(weighed: Weighed, key: ItemKey, { tax, leastOfKey = leastChance }: ListOptions): RoleItem[] {
  const rows: ItemRow[] = [...Map.groupBy(partWords(weighed, key, leastOfKey), ({ row }) => row)]
    .toSorted(([a], [b]) => a.index - b.index)
    .map(([row, words]) => ({ row, parts: Map.groupBy(words, ({ part }) => part) }))
  const number = ({ row, parts }: ItemRow, part: Part) => numberIn(row, parts.get(part) ?? [], weighed)
  const keyed = rows.filter((row) => {
    const figure = number(row, key)
    return figure !== null && !(tax !== null && isSamePlace(figure, tax))
  })
  const names = namesOf(rows, keyed, weighed)
  return keyed.map((row) => {
    const figures = {
      quantity: number(row, 'quantity'),
      unitPrice: number(row, 'unitPrice'),
      amount: number(row, 'amount'),
    }
    return {
      ...figures,
      quantity: provedCount(row.row, figures, weighed),
      description: readWords(names.get(row) ?? []),
      code: readWords(row.parts.get('code') ?? []),
      weight: number(row, 'weight'),
      date: dateIn(row.row, row.parts.get('date') ?? [], weighed),
    }
  })
}

/** Whether two figures or more come to one that is printed. */
function addUp(figures: readonly number[], { form, locale }: Weighed): boolean {
  const sum = figures.reduce((total, figure) => total + figure, 0)
  return (
    figures.filter((figure) => figure !== 0).length > 1 &&
    form.rows.some((row) => amountsOf(row, locale.decimal).some(({ value }) => Math.abs(value - sum) < 0.006))
  )
}

type Listed = readonly { readonly [part: string]: { value: unknown } | null }[]

const figuresOf = (
  items: readonly { readonly [part in ItemKey]?: { value: unknown } | null }[],
  key: ItemKey,
): number[] =>
  items.flatMap((item) => {
    const value = item[key]?.value
    return typeof value === 'number' ? [value] : []
  })

/** A read part with its legibility turned into its confidence. */
const sure = <One extends Read<unknown> | null>(read: One, share: number): One =>
  read && { ...read, confidence: asLegible(share, read.confidence) }

/**
 * The paper's list by role, where the rules found no list (`known`), or one whose figures do not add up while these do; else null: the
 * rules' list stands. `tax`: where the rules found the paper's tax, which stands among items and adds up with them.
 */
export function itemsByRole(
  weighed: Weighed,
  key: ItemKey,
  { known, tax }: { known: Listed; tax: OnPage | null },
): RoleItem[] | null {
  const likely = listItems(weighed, key, { tax })
  const lists =
    likely.length === 0 ? [] : [likely, ...fainter.map((leastOfKey) => listItems(weighed, key, { tax, leastOfKey }))]
  const whole = lists.find((list) => addUp(figuresOf(list, key), weighed))
  const items = whole ?? likely
  const isSum = whole !== undefined
  const isBetter = isSum && items.length >= known.length && !addUp(figuresOf(known, key), weighed)
  // Deductions among items that do not add up: sums were taken for items.
  const isMisread = !isSum && figuresOf(items, key).some((figure) => figure < 0)
  if (items.length === 0 || isMisread || (known.length > 0 && !isBetter)) return null
  const { figure, name } = isSum ? shares.addUp : shares.alone
  return items.map(({ description, code, date, ...figures }) => ({
    description: sure(description, name),
    code: sure(code, name),
    date: sure(date, figure),
    quantity: sure(figures.quantity, figure),
    unitPrice: sure(figures.unitPrice, figure),
    amount: sure(figures.amount, figure),
    weight: sure(figures.weight, figure),
  }))
}
