import { hasCode } from './has-code.ts'

/** Codes of PostgreSQL for two who did what cannot both be: one value twice, each waiting for the other. */
const collisions = new Set(['23505', '40001', '40P01'])

/** Whether a transaction failed, and changed nothing, because of another one at the same moment. */
export const isCollision = (error: unknown): boolean => hasCode(error, collisions)
