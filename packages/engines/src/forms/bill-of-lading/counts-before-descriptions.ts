import { at } from '@vitrine/basics/at.ts'
import type { FormAnswer } from '../answers/form-answer.ts'
import type { Goods } from './goods.ts'

/**
 * '91 Ceramic tiles' may be a count set close to its description. They are counts only where nothing else counts the goods and these numbers
 * add up to a stated sum: '12 V batteries' is not a count.
 */
export function withCounts(goods: Goods, stated: readonly FormAnswer[]): Goods {
  if (goods.lines.some(({ pieces }) => pieces !== null)) return goods
  const parts = goods.lines.map(({ description }) => /^(\d[\d.,]*)\s+(?=\p{L})/u.exec(description?.value ?? ''))
  const counts = parts.map((part) => Number(part?.[1]?.replace(/[.,]/g, '')))
  const sum = counts.reduce((total, count) => total + count, 0)
  if (![...stated.map(({ value }) => value), goods.pieces?.value].includes(sum)) return goods
  const lines = goods.lines.map((line, index) => {
    const { description } = line
    const [before = ''] = parts[index] ?? []
    if (description === null) return line
    return {
      ...line,
      description: { ...description, value: description.value.slice(before.length) },
      pieces: { ...description, value: at(counts, index), text: before.trim() },
    }
  })
  return { ...goods, lines }
}
