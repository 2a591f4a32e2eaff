import { parseCookie } from 'cookie'
import { hostCookie, hostCookieName } from './host-cookie.ts'

/** Cookies that bind a flow to the browser in which it began. */
type BrowserCookie = 'vitrine_passkey' | 'vitrine_provider' | 'vitrine_ticket'

/** The cookie's value; '' if it was not sent. */
export const readBrowserCookie = (cookie: BrowserCookie, publicUrl: string | undefined, cookies: string | undefined) =>
  parseCookie(cookies ?? '')[hostCookieName(cookie, publicUrl)] ?? ''

/** The header that sets it for this many seconds; 0 deletes it. */
export function browserCookie(
  cookie: BrowserCookie,
  value: string,
  { maxAge, publicUrl }: { maxAge: number; publicUrl: string | undefined },
): string {
  // The provider's page redirects back: a strict cookie would not be sent then.
  const sameSite = cookie === 'vitrine_provider' ? 'lax' : 'strict'
  return hostCookie({ name: cookie, value, maxAge, sameSite }, publicUrl)
}
