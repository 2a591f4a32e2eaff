import { readPatterns } from '../../text/read-patterns.ts'
import type { FormAnswer } from '../answers/form-answer.ts'
import type { SearchRow } from '../rows/search-rows.ts'
import { around, isProse } from './around.ts'
import { hasColumns } from './over-two-rows.ts'

const names = [
  'totalBefore',
  'totalAfter',
  'dueBefore',
  'dueAfter',
  'dueAsked',
  'paidBefore',
  'paidAfter',
  'taxBefore',
  'taxAfter',
  'feeBefore',
  'premiumBefore',
  'insurerBefore',
  'writtenOffBefore',
  'writtenOffAfter',
] as const
const say = readPatterns(new URL('./wordings/sums-in-sentences.txt', import.meta.url), names)

const kinds = ['total', 'due', 'paid', 'insurancePaid', 'tax', 'fee', 'premium', 'adjustments'] as const
export type SaidSum = (typeof kinds)[number]

const before: Record<SaidSum, RegExp> = {
  total: say.totalBefore,
  due: say.dueBefore,
  paid: say.paidBefore,
  insurancePaid: say.insurerBefore,
  tax: say.taxBefore,
  fee: say.feeBefore,
  premium: say.premiumBefore,
  adjustments: say.writtenOffBefore,
}
const after: Partial<Record<SaidSum, readonly RegExp[]>> = {
  total: [say.totalAfter],
  due: [say.dueAfter, say.dueAsked],
  paid: [say.paidAfter],
  tax: [say.taxAfter],
  adjustments: [say.writtenOffAfter],
}

/** Of running text, or the short end of it: 'Altogether £72.40.' */
function isTold(row: SearchRow, rows: readonly SearchRow[]): boolean {
  const above = rows[row.index - 1]
  return isProse(row) || (above !== undefined && above.page === row.page && isProse(above) && !hasColumns(row))
}

/** How well a sum fits that a sentence calls so: less than one beside a label. */
const score = 0.55

/**
 * The sums that sentences name, by the words right before and after them: 'so that's $275', '£310 is left', 'überweisen Sie die 248,00 Euro'.
 * `money` are the printed sums of the same rows. Tables are read by their labels and columns.
 */
export function sumsInSentences(
  rows: readonly SearchRow[],
  money: readonly FormAnswer[],
): Readonly<Record<SaidSum, FormAnswer[]>> {
  const found: Record<SaidSum, FormAnswer[]> = {
    total: [],
    due: [],
    paid: [],
    insurancePaid: [],
    tax: [],
    fee: [],
    premium: [],
    adjustments: [],
  }
  for (const [index, amount] of money.entries()) {
    const [span] = amount.spans
    if (span === undefined || !isTold(span.row, rows)) continue
    const said = around(rows, span)
    // Another sum ends what is said of this one.
    const [previous] = money[index - 1]?.spans ?? []
    const reach = previous?.row === span.row ? span.row.text.slice(previous.end, span.start) : said.before
    // '70 Euro, zusammen also 280 Euro': what leads to the next sum is not said of this one.
    const [next] = money[index + 1]?.spans ?? []
    const behind = next?.row === span.row ? span.row.text.slice(span.end, next.start) : ''
    for (const kind of kinds) {
      const named =
        before[kind].test(reach) ||
        (!before[kind].test(behind) && (after[kind] ?? []).some((pattern) => pattern.test(said.after)))
      if (named) found[kind].push({ ...amount, value: Math.abs(Number(amount.value)), score })
    }
  }
  // 'That is 340 for the lane … altogether 545': what is called a total of a part is less than the whole.
  const most = Math.max(...found.total.map(({ value }) => Number(value)))
  return { ...found, total: found.total.filter(({ value }) => Number(value) === most) }
}

/** What has no label may be told in a sentence. A label's word in running text may be none, so that both readings are left to the sums. */
export function labelledOrSaid(labelled: readonly FormAnswer[], said: readonly FormAnswer[]): FormAnswer[] {
  const isOwn = labelled.some(({ spans }) => !spans.every(({ row }) => isProse(row)))
  return isOwn ? [...labelled] : [...labelled, ...said]
}
