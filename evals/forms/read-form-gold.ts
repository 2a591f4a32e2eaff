import { z } from 'zod'
import { readJsonLines } from '../read-json-lines.ts'
import type { Gold } from '../synthetic/gold.ts'

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])
const row = z.object({
  file: z.string(),
  fields: z.record(z.string(), value),
  lines: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))).default([]),
})

/** Rows `{"file", "fields": {name: value}, "lines": [{name: value}]}` of a labelled folder. */
export async function readFormGold(path: string): Promise<{ file: string; gold: Gold }[]> {
  const rows = await readJsonLines(path, row)
  return rows.map(({ file, fields, lines }) => ({ file, gold: { fields, lines } }))
}
