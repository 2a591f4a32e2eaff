import { z } from 'zod'

/** The description of a backup, which a restore reads first. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  database: z.enum(['pglite', 'postgres']),
  /** SHA-256 of the database's dump, hexadecimal. */
  databaseSha256: z.string(),
  /** In the backup, or left in the object store. */
  files: z.union([z.object({ included: z.int() }), z.object({ at: z.string() })]),
})
export type Manifest = z.infer<typeof manifestSchema>

export const dumpNames = { pglite: 'database.tar', postgres: 'database.dump' } as const
