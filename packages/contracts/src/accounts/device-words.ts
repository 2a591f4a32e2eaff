/** The order matters: many browsers also name an older one. */
const browsers = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const

const find = (known: readonly (readonly [RegExp, string])[], text: string) =>
  known.find(([pattern]) => pattern.test(text))?.[1]

/** 'Firefox on Linux', in our own words; null for an unknown browser or program. */
export function knownDevice(userAgent: string): string | null {
  const browser = find(browsers, userAgent)
  const system = find(systems, userAgent)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? null
}

/** The same, or else the browser's own user agent. Not for mails, which would carry whatever a stranger puts there. */
export const deviceWords = (userAgent: string | null): string =>
  userAgent ? (knownDevice(userAgent) ?? userAgent.slice(0, 60)) : 'Unknown device'
