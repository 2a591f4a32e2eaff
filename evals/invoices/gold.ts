import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readJsonLines } from '../read-json-lines.ts'

const text = z.string().nullish()

export const invoiceGold = z.object({
  file: z.string(),
  number: text,
  date: text,
  seller: text,
  buyer: text,
  currency: text,
  net: text,
  tax: text,
  total: text,
  due: text,
  lines: z.array(z.object({ description: text, quantity: text, amount: text })),
})
export type InvoiceGold = z.infer<typeof invoiceGold>

export const receiptGold = z.object({ file: z.string(), company: text, date: text, address: text, total: text })

/** Rows of `gold-test.jsonl` where the folder has one, else of `gold.jsonl`. */
export async function readGold<Row>(folder: string, schema: z.ZodType<Row>): Promise<{ rows: Row[]; test: boolean }> {
  const testFile = join(folder, 'gold-test.jsonl')
  const test = existsSync(testFile)
  return { rows: await readJsonLines(test ? testFile : join(folder, 'gold.jsonl'), schema), test }
}
