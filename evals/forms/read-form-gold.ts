import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Gold } from '../synthetic/gold.ts'

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])
const row = z.object({
  file: z.string(),
  fields: z.record(z.string(), value),
  lines: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))).default([]),
})

/** Rows `{"file", "fields": {name: value}, "lines": [{name: value}]}` of a labelled folder. */
export async function readFormGold(path: string): Promise<{ file: string; gold: Gold }[]> {
  const text = await readFile(path, 'utf8')
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { file, fields, lines } = row.parse(JSON.parse(line))
      return { file, gold: { fields, lines } }
    })
}
