import { batchLimits } from '@vitrine/contracts/analyses/batch.ts'
import type { BatchTruths } from '@vitrine/contracts/analyses/batch-report.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { type BatchRow, batches, type StoredTruths } from '../database/schema/batches.ts'
import { parseCsvRecords } from '../files/parse-csv-records.ts'
import { namesOf, saidNames } from './line-name.ts'
import { readItems } from './read-batch.ts'

/** More rows than items name missing files; only a few are reported. */
const mostTruths = batchLimits.items * 2

const few = (names: readonly string[]) =>
  names
    .slice(0, 3)
    .map((name) => name.slice(0, 60))
    .join(', ')

function indexOf(heading: readonly string[], column: string): number {
  const index = heading.findIndex((cell) => cell.trim() === column)
  if (index !== -1) return index
  throw new InputError('csv-unreadable', `The CSV has no column ${column}.`, {
    hint: `Its columns are: ${heading.join(', ').slice(0, 300)}.`,
  })
}

/** Stores a batch's truths, item by item. Throws 'csv-unreadable'. */
export async function setTruths(db: Db, batch: BatchRow, { csv, itemColumn, columns }: BatchTruths): Promise<void> {
  const [heading, ...records] = await parseCsvRecords(csv, 'The CSV', mostTruths)
  const names = heading?.record ?? []
  const item = indexOf(names, itemColumn)
  const fields = Object.keys(columns).map((column) => [column, indexOf(names, column)] as const)
  const own = await readItems(db, [batch.id])
  const positions = new Map(own.flatMap(({ name, position }) => namesOf(name).map((one) => [one, position] as const)))
  const truths: StoredTruths = { columns, items: {}, unmatched: [] }
  for (const { record } of records) {
    const said = record[item] ?? ''
    const position = saidNames(said)
      .map((name) => positions.get(name))
      .find((found) => found !== undefined)
    if (position === undefined) truths.unmatched.push(said.slice(0, 200))
    else truths.items[position] = Object.fromEntries(fields.map(([name, index]) => [name, record[index]?.trim() ?? '']))
  }
  if (Object.keys(truths.items).length === 0) {
    throw new InputError('csv-unreadable', `The CSV’s column ${itemColumn} names nothing in this batch.`, {
      hint: `It says ${few(truths.unmatched) || 'nothing'}; this batch has ${few(own.map(({ name }) => name))}.`,
    })
  }
  await db.update(batches).set({ truths }).where(eq(batches.id, batch.id))
}
