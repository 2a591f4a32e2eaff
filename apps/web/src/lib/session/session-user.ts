import type { User } from '@vitrine/contracts/accounts/account.ts'

/** The user as stored under `userData`. */
export type SessionUser = User & { userName: string }

const defaultName = 'New User'

export const displayName = ({ userName }: Pick<SessionUser, 'userName'>) => userName || defaultName

export const sessionUser = (user: User): SessionUser => ({ ...user, userName: user.name })

/** Stored user data may come from another version or have been edited: null if it is not a user. */
export function parseSessionUser(text: string): SessionUser | null {
  let data: Record<string, unknown>
  try {
    data = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof data !== 'object' || data === null) return null
  const id = data['id'] ?? data['userId']
  const { email, role } = data
  if (typeof id !== 'string' || typeof email !== 'string') return null
  if (role !== 'user' && role !== 'sales' && role !== 'admin') return null
  const name = typeof data['name'] === 'string' ? data['name'] : ''
  return {
    id,
    email,
    role,
    name,
    userName: typeof data['userName'] === 'string' ? data['userName'] : name,
    profile_img_url: typeof data['profile_img_url'] === 'string' ? data['profile_img_url'] : null,
    isPasswordTemporary: data['isPasswordTemporary'] === true,
    ...(data['secondStepMissing'] === true && { secondStepMissing: true }),
  }
}
