import { readFile } from 'node:fs/promises'
import type { z } from 'zod'

/** The rows of a file with one JSON value per line. Throws as `readFile` does where the file is missing, and where a line does not fit the schema. */
export async function readJsonLines<Line>(file: string | URL, schema: z.ZodType<Line>): Promise<Line[]> {
  const lines = (await readFile(file, 'utf8')).split('\n')
  return lines.filter((line) => line.trim() !== '').map((line) => schema.parse(JSON.parse(line)))
}
