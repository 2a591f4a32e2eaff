import { type SetCookie, stringifySetCookie } from 'cookie'

const isSecure = (publicUrl: string | undefined): boolean => publicUrl?.startsWith('https:') ?? false

/**
 * A cookie of this host alone: with https its name says so (`__Host-`), which browsers take from no other host and from no page by
 * http. Without https it goes to the sign-in's own calls only.
 */
export const hostCookieName = (name: string, publicUrl: string | undefined): string =>
  isSecure(publicUrl) ? `__Host-${name}` : name

/** The header that sets it, out of reach of scripts. */
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
