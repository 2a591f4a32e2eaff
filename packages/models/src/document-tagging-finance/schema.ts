import { tagsSchema } from '@vitrine/engines/text/tagging/tags-schema.ts'
import type { z } from 'zod'

/** What `document-tagging-finance` answers: topics are seventy-seven kinds of banking requests. */
export const financeTagsSchema = tagsSchema

export type FinanceTags = z.infer<typeof financeTagsSchema>
