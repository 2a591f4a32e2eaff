const twoDigits = (value: number): string => String(value).padStart(2, '0')

/**
 * A moment in a recording, given in seconds: 0:59, or 1:15:12 from an hour on. Seconds are rounded down, as players do;
 * with `tenths`, to the nearest tenth: 1:00.0 for 59.97 s.
 */
export function clockTime(seconds: number, { tenths = false } = {}): string {
  const rounded = tenths ? Math.round(seconds * 10) : Math.floor(seconds) * 10
  const whole = Math.floor(rounded / 10)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const rest = `${twoDigits(whole % 60)}${tenths ? `.${rounded % 10}` : ''}`
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`
}
