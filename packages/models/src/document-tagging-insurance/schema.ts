import { tagsSchema } from '@vitrine/engines/text/tagging/tags-schema.ts'
import type { z } from 'zod'

/** What `document-tagging-insurance` answers: topics are twelve kinds of insurance. */
export const insuranceTagsSchema = tagsSchema

export type InsuranceTags = z.infer<typeof insuranceTagsSchema>
