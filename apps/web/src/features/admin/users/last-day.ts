const dayMilliseconds = 86_400_000

/** The server's days are those of UTC: west of it, the browser's own would be one too early. */
const utcDay = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

/** The last day of access as YYYY-MM-DD, from the moment at which access ends; '' without one. */
export const lastDayOf = (endsAt: string | null): string =>
  endsAt === null ? '' : new Date(Date.parse(endsAt) - dayMilliseconds).toISOString().slice(0, 10)

/** A day given as YYYY-MM-DD, as people read it. */
export const dayWords = (day: string): string => utcDay.format(new Date(day))
