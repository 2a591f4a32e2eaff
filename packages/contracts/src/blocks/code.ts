import { z } from 'zod'

/** Machine-readable text, offered as a file of the given name. */
export const codeBlock = z.object({
  kind: z.literal('code'),
  title: z.string().optional(),
  language: z.string(),
  text: z.string(),
  fileName: z.string(),
})
