import { readPatterns } from '../../text/read-patterns.ts'
import { columnsOf } from '../tables/columns-of.ts'
import type { ColumnDescription } from '../tables/table-header.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }

/** Words at the start of a row that end the list of goods. */
export const { afterGoods } = readPatterns(new URL('./wordings/columns.txt', import.meta.url), ['afterGoods'])

/** 'hazmat' tells whether the goods are hazardous; 'other' columns only delimit the others. */
export type GoodsColumn = keyof typeof vocabulary.headings

/** Headings of the goods' list. */
export const goodsColumns: readonly ColumnDescription<GoodsColumn>[] = columnsOf(vocabulary.headings)

export const goodsTotal =
  /^(?:\d[\d ]* )?(?:grand |sub ?)?tot(?:als?|ale|aal|aux)\b|^(?:gesamt\p{L}*|summe|somme|suma|som)\b|\bgrand total\b/u
