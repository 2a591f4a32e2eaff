import { type SetCookie, stringifySetCookie } from 'cookie'

const isSecure = (publicUrl: string | undefined): boolean => publicUrl?.startsWith('https:') ?? false

/**
 * A cookie of this host only: with https its name has the prefix `__Host-`, which browsers accept from no other host
 * and no http page. Without https it is sent to the sign-in calls only.
 */
export const hostCookieName = (name: string, publicUrl: string | undefined): string =>
  isSecure(publicUrl) ? `__Host-${name}` : name

/** The header that sets it, not readable by scripts. */
export const hostCookie = (
  { name, ...cookie }: Pick<SetCookie, 'name' | 'value' | 'maxAge' | 'sameSite'>,
  publicUrl: string | undefined,
): string =>
  stringifySetCookie({
    ...cookie,
    name: hostCookieName(name, publicUrl),
    path: isSecure(publicUrl) ? '/' : '/v1/app/auth',
    httpOnly: true,
    secure: isSecure(publicUrl),
  })
