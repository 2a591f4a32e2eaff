import { z } from 'zod'

/** A boolean that may come as a word, because every field may come by query or multipart. */
export const booleanField = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
