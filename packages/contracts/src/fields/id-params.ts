import { z } from 'zod'

/** What an address names by `{id}`: longer than any id of ours, so that a strange one is answered 404 and an endless one 400. */
export const idParams = z.object({ id: z.string().min(1).max(64) })
