import { isIPv6 } from 'node:net'

/**
 * The first 64 bits of an IPv6 address, which is what one subscriber gets; an IPv4 address unchanged, in whichever
 * notation it comes.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  // The URL parser writes an address in its canonical form (RFC 5952).
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical)
  if (mapped) {
    const [high, low] = [Number.parseInt(mapped[1] ?? '0', 16), Number.parseInt(mapped[2] ?? '0', 16)]
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  const [head = '', tail] = canonical.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
  return `${groups.slice(0, 4).join(':')}::/64`
}
