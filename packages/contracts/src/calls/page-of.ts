import { z } from 'zod'

/** A page of a list; `next` goes into the `after` of the next call, null at the end. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.string().nullable() })

/** Pages are asked for by the cursor that the page before gave, and stay right while rows are added. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  after: z.string().max(1000).optional(),
})
