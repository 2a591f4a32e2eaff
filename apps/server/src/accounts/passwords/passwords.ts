import { hash, verify } from '@node-rs/argon2'
import { limitParallel } from '../limits/limit-parallel.ts'

/** OWASP's recommendation for Argon2id, which is this library's default: 46 MiB, one pass. */
const parameters = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 }

/** Each takes 46 MiB: many sign-ins at once must not exhaust the memory. */
const limited = limitParallel(2)

export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, parameters))

let nobody: Promise<string> | undefined

/** Takes the same time with and without a hash, so that the response time does not reveal which accounts exist. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID())
  const against = stored ?? (await nobody)
  const matches = await limited(() => verify(against, password, parameters))
  return matches && stored !== null
}
