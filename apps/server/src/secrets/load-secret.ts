import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { settings } from '../database/schema/settings.ts'
import type { Env } from '../env.ts'

/**
 * The key that all others are derived from: SECRET, else one made once and stored in the database for all instances.
 */
export async function loadSecret(db: Db, env: Pick<Env, 'SECRET'>): Promise<string> {
  if (env.SECRET) return env.SECRET
  const fresh = { key: 'secret', value: randomBytes(32).toString('base64url') }
  await db.insert(settings).values(fresh).onConflictDoNothing()
  const [kept] = await db.select().from(settings).where(eq(settings.key, 'secret'))
  return kept?.value ?? fresh.value
}

/** Previous secrets, which still decrypt and verify while SECRET is being changed. */
export async function loadPreviousSecrets(
  db: Db,
  { SECRET_PREVIOUS: previous }: Pick<Env, 'SECRET_PREVIOUS'>,
): Promise<string[]> {
  if (previous === undefined) return []
  if (previous !== 'database') return [previous]
  const [kept] = await db.select().from(settings).where(eq(settings.key, 'secret'))
  return kept ? [kept.value] : []
}
