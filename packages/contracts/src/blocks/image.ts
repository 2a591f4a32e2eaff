import { z } from 'zod'

/** A generated picture; `src` is an address that the server signs. */
export const imageBlock = z.object({
  kind: z.literal('image'),
  title: z.string().optional(),
  src: z.string(),
  alternative: z.string(),
})
