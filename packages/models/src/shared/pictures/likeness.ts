import { z } from 'zod'

/**
 * strange: the picture shows nothing that the model is for; far: it may, but is unlike the training data, so that any
 * answer is a guess.
 */
export const likenessSchema = z.enum(['familiar', 'far', 'strange'])
