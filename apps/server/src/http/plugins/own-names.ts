import { isIP } from 'node:net'

/** The host name without brackets, port and final dot, in lower case; null if the address is invalid. */
function nameOf(address: string): string | null {
  const { hostname } = URL.parse(address) ?? {}
  return hostname ? hostname.replace(/^\[|\]$|\.$/g, '') : null
}

/**
 * Whether a `Host` may be ours. Anyone can let a name of their own point to any machine, this one included, and a browser treats its answers as that site's (DNS rebinding). Nobody else can own the name of `publicUrl`, a number, or a name without a dot or below
 * `localhost`: no public directory has them.
 */
export function isOwnHost(host: string, publicUrl: string | undefined): boolean {
  const name = nameOf(`http://${host}`)
  if (name === null) return false
  if (isIP(name) > 0 || !name.includes('.') || name.endsWith('.localhost')) return true
  return publicUrl !== undefined && name === nameOf(publicUrl)
}

/** Whether a page of this `Origin` is ours: of the address that was called, or of `publicUrl`. */
export function isOwnOrigin(origin: string, host: string, publicUrl: string | undefined): boolean {
  const page = URL.parse(origin)
  if (!page) return false
  // By the page's own protocol: a proxy in front of us may use https, and each protocol has its default port.
  const called = URL.parse(`${page.protocol}//${host}`)
  return page.host === called?.host || page.origin === (publicUrl && new URL(publicUrl).origin)
}
