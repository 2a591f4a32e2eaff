const amount = String.raw`\d(?:[\d.,]*\d)?`
const sign = '[£$€¥₹]'
/** Sums of money, shares and plain numbers, as they stand in the cells of a row. */
const forms = [String.raw`(?:${sign}\s?${amount}|${amount}\s?${sign})`, String.raw`${amount}\s?%`, amount].map(
  (form) => ({
    whole: new RegExp(`^${form}$`),
    before: new RegExp(String.raw`(?<!\S)${form}\s+$`),
    after: new RegExp(String.raw`^\s+${form}(?!\S)`),
  }),
)

const formOf = (text: string, { start, end }: { start: number; end: number }): (typeof forms)[number] | undefined =>
  forms.find(({ whole }) => whole.test(text.slice(start, end)))

/**
 * Whether a number stands directly beside another of its form, as in 'Adults £8.00 £9.90': a row of a table that was not seen as one, of which
 * nobody can say which column was asked for.
 */
export function isBesideItsLike(text: string, { start, end }: { start: number; end: number }): boolean {
  const form = formOf(text, { start, end })
  return form !== undefined && (form.before.test(text.slice(0, start)) || form.after.test(text.slice(end)))
}

/** Whether the first cell of a table's line ends in a sum or a share of the same form as this cell: two columns set too closely to be told apart. */
export function isLikeItsLabel(text: string, { start, end }: { start: number; end: number }): boolean {
  const form = formOf(text, { start, end })
  const [label = '', ...others] = text.slice(text.lastIndexOf('\n', start) + 1, start).split('\t')
  return form !== undefined && form !== forms.at(-1) && others.length > 0 && form.before.test(`${label} `)
}
