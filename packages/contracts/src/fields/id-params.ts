import { z } from 'zod'

/**
 * The `{id}` in an address: the limit is longer than any id, so that an unknown id is answered 404 and an endless one
 * 400.
 */
export const idParams = z.object({ id: z.string().min(1).max(64) })
