import { parseCookie } from 'cookie'
import { hostCookie, hostCookieName } from './host-cookie.ts'

/** Cookies that tie what was begun in a browser to it: without the cookie it does not go on. */
type BrowserCookie = 'vitrine_passkey' | 'vitrine_provider' | 'vitrine_ticket'

/** What the cookie holds; '' where it was not sent. */
export const readBrowserCookie = (cookie: BrowserCookie, publicUrl: string | undefined, cookies: string | undefined) =>
  parseCookie(cookies ?? '')[hostCookieName(cookie, publicUrl)] ?? ''

/** The header that sets it for so many seconds; with 0 it is taken away. */
export function browserCookie(
  cookie: BrowserCookie,
  value: string,
  { maxAge, publicUrl }: { maxAge: number; publicUrl: string | undefined },
): string {
  // The provider's own page sends people back: a strict cookie would not come with them.
  const sameSite = cookie === 'vitrine_provider' ? 'lax' : 'strict'
  return hostCookie({ name: cookie, value, maxAge, sameSite }, publicUrl)
}
