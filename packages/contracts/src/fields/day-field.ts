import { z } from 'zod'

/** A day, UTC, within the range of the database and of plausible dates. */
export const dayField = z.iso
  .date()
  .refine((day) => day >= '1970-01-01' && day < '2200-01-01', { error: 'must be between 1970-01-01 and 2199-12-31' })
