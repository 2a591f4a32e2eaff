import { z } from 'zod'

/** Prose with headings, lists, tables and links; sanitised where it is shown. */
export const markdownBlock = z.object({ kind: z.literal('markdown'), title: z.string().optional(), text: z.string() })
