/** A known vulnerability of a library, as `npm audit --json` names it. */
export interface Advisory {
  /** The advisory's address, its permanent identifier. */
  url: string
  library: string
  severity: string
  title: string
}

/** What is recorded of an advisory: the day it was first seen, and, if known, why it is not exploitable here. */
export interface Noted {
  seen: string
  unreachable?: string
}

export type Notes = Readonly<Record<string, Noted>>

/** Days, as SECURITY.md promises. */
const promised = { grave: 7, other: 30 }

const dayMilliseconds = 86_400_000

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Throws if it is not a report, so that a refusing registry does not look like one without vulnerabilities. */
export function readReport(text: string): Advisory[] {
  const report: unknown = JSON.parse(text)
  if (!isObject(report) || !isObject(report.vulnerabilities)) {
    throw new Error(`npm audit gave no report: ${text.slice(0, 300)}`)
  }
  // An entry caused by another library contains only that one's name.
  const causes = Object.values(report.vulnerabilities).flatMap((entry) =>
    isObject(entry) && Array.isArray(entry.via) ? (entry.via as unknown[]) : [],
  )
  const advisories = causes.filter(isObject).map(({ url, name, severity, title }) => ({
    url: String(url),
    library: String(name),
    severity: String(severity),
    title: String(title),
  }))
  return [...new Map(advisories.map((one) => [one.url, one])).values()]
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMilliseconds

const daysOf = ({ severity }: Advisory): number =>
  severity === 'critical' || severity === 'high' ? promised.grave : promised.other

/** What is known as of today, with new advisories and overdue ones; those that are no longer reported are dropped. */
export function judgeAdvisories(advisories: readonly Advisory[], notes: Notes, today: string) {
  const judged = advisories.map((advisory) => {
    const noted = notes[advisory.url] ?? { seen: today }
    const left = daysOf(advisory) - daysBetween(noted.seen, today)
    return { advisory, noted, left: noted.unreachable === undefined ? left : null }
  })
  return {
    notes: Object.fromEntries(judged.map(({ advisory, noted }) => [advisory.url, noted])),
    lines: judged.map(({ advisory: { library, severity, title, url }, noted, left }) => {
      const time =
        left === null ? `not reachable: ${noted.unreachable}` : left < 0 ? `${-left} days late` : `${left} days left`
      return `${library} (${severity}): ${title}, ${url}: ${time}`
    }),
    isLate: judged.some(({ left }) => left !== null && left < 0),
  }
}
