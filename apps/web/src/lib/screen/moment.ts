const dayAndTime = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
/** Day and time of an ISO 8601 time, as results and lists show them, '' of null; 'AM' stays on the line of its time. */
export const momentOf = (at: string | null): string =>
  at === null ? '' : dayAndTime.format(new Date(at)).replace(/\s(?=[AP]M$)/, '\u00a0')

/** The day only, for narrow lists. */
export const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
