import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readJsonLines } from '../read-json-lines.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? '')

const noteSchema = z.object({
  encounter_id: z.string(),
  note: z.string(),
  dialogue: z.string(),
  patient_firstname: text,
  patient_familyname: text,
  patient_age: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => String(value ?? '').trim()),
  patient_gender: text,
  cc: text,
  '2nd_complaints': text,
  split: z.string().optional(),
})

export type ClinicalNote = z.infer<typeof noteSchema>

/** Looked at while the readers were written; never reported on. */
const seenFile = 'aci-train.jsonl'
/** Part of the development data, only measured. */
const heldOutFiles = new Set(['aci-valid.jsonl', 'aci-clinicalnlp_taskB_test1.jsonl'])

export const aciBench = { source: 'wyim/aci-bench', licence: 'CC BY 4.0' }

/** Visit notes to score: kept-apart ones where the folder has them, else those that were not looked at while writing. */
export async function notesToScore(dataDir: string): Promise<{ split: string; notes: ClinicalNote[] }> {
  const folder = join(dataDir, 'clinical')
  const files = (await readdir(folder)).filter((file) => file.startsWith('aci') && file.endsWith('.jsonl'))
  const all = await Promise.all(
    files.map(async (file) => ({ file, notes: await readJsonLines(join(folder, file), noteSchema) })),
  )
  const apart = all.flatMap(({ file, notes }) =>
    file === seenFile || heldOutFiles.has(file) ? notes.filter((note) => note.split?.startsWith('test')) : notes,
  )
  if (apart.length > 0) return { split: 'test', notes: apart }
  return {
    split: 'held out (valid and test1)',
    notes: all.flatMap(({ file, notes }) => (heldOutFiles.has(file) ? notes : [])),
  }
}
