import { tagsSchema } from '@vitrine/engines/text/tagging/tags-schema.ts'
import type { z } from 'zod'

/** What `document-tagging-healthcare` answers: topics are twenty-three groups of diseases (C01 to C23 of MeSH). */
export const healthcareTagsSchema = tagsSchema

export type HealthcareTags = z.infer<typeof healthcareTagsSchema>
