import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { at } from '@vitrine/basics/at.ts'
import { z } from 'zod'

const parts = ['development', 'kept'] as const

const caseSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    /** Where the set's maker chose it; else the hash of the id decides. */
    part: z.enum(parts).optional(),
    kind: z.enum(['belongs', 'does-not-belong']),
    /** Exactly one of `text` and `file` is there, unless only a companion is given. */
    text: z.string().optional(),
    /** Below the set's folder, or below a shared folder of evals/blind. */
    file: z.string().optional(),
    companion: z.string().optional(),
    options: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
    /** In the form of the model's judge. An input that does not belong may have none. */
    truth: z.unknown().optional(),
    /** How the input came about. */
    made: z.string(),
  })
  .refine(({ text, file, companion }) => text !== undefined || file !== undefined || companion !== undefined)

export type BlindCase = z.infer<typeof caseSchema>
export type Part = (typeof parts)[number]

/** A third of each set is kept: by hash, so that nobody chooses which. */
export const partOf = (id: string): Part =>
  at(createHash('sha256').update(id).digest(), 0) % 3 === 0 ? 'kept' : 'development'

/** The cases of one part of one set, or all of them, as its file lists them. Throws where a line is malformed or an id is there twice. */
export async function readCases(folder: URL, part: Part | 'all'): Promise<BlindCase[]> {
  const text = await readFile(new URL('cases.jsonl', folder), 'utf8')
  const cases = text
    .split('\n')
    .filter(Boolean)
    .map((line, index) => {
      const parsed = caseSchema.safeParse(JSON.parse(line))
      if (parsed.success) return parsed.data
      throw new Error(`${folder.pathname}cases.jsonl, line ${index + 1}: ${z.prettifyError(parsed.error)}`)
    })
  const ids = new Set(cases.map(({ id }) => id))
  if (ids.size < cases.length) throw new Error(`${folder.pathname}cases.jsonl names an id twice.`)
  return cases.filter((one) => part === 'all' || (one.part ?? partOf(one.id)) === part)
}
