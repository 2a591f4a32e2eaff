import { parseCookie, stringifySetCookie } from 'cookie'
import type { DeviceMarks } from '../accounts/device-marks.ts'

const year = 365 * 24 * 3600

/** The device's id from the mark that an earlier sign-in left, or null. */
export const deviceOf = (devices: DeviceMarks, email: string, cookies: string | undefined): string | null => {
  const sent = parseCookie(cookies ?? '')
  for (const name of devices.names(email)) {
    const device = devices.read(email, sent[name])
    if (device !== null) return device
  }
  return null
}

/** Headers that leave a fresh mark behind a sign-in. */
export const deviceHeaders = (
  devices: DeviceMarks,
  email: string,
  publicUrl: string | undefined,
): Record<string, string> => ({
  'set-cookie': stringifySetCookie({
    name: devices.name(email),
    value: devices.make(email),
    path: '/v1/app/auth',
    maxAge: year,
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl?.startsWith('https:') ?? false,
  }),
})
