import { z } from 'zod'

/**
 * strange: the picture shows none of what the model is for; far: it may, but is unlike those that the model learned from, so that no
 * answer is more than a guess.
 */
export const likenessSchema = z.enum(['familiar', 'far', 'strange'])
