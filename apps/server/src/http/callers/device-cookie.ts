import { parseCookie } from 'cookie'
import type { DeviceMarks } from '../../accounts/sessions/device-marks.ts'
import { hostCookie, hostCookieName } from './host-cookie.ts'

const year = 365 * 24 * 3600

/** The device's id from the mark of an earlier sign-in, or null. */
export function deviceOf(devices: DeviceMarks, email: string, cookies: string | undefined): string | null {
  const sent = parseCookie(cookies ?? '')
  // An older release, and a server without https, set it without the prefix.
  for (const name of devices.names(email).flatMap((one) => [hostCookieName(one, 'https:'), one])) {
    const device = devices.read(email, sent[name])
    if (device !== null) return device
  }
  return null
}

/** Headers that set a fresh mark after a sign-in. */
export const deviceHeaders = (
  devices: DeviceMarks,
  email: string,
  publicUrl: string | undefined,
): Record<string, string> => ({
  'set-cookie': hostCookie(
    { name: devices.name(email), value: devices.make(email), maxAge: year, sameSite: 'strict' },
    publicUrl,
  ),
})
