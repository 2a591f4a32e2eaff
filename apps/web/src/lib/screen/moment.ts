const dayAndTime = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
/** Day and time, as results and lists show them; 'AM' stays on the line of its time. */
export const moment = { format: (at: Date): string => dayAndTime.format(at).replace(/\s(?=[AP]M$)/, '\u00a0') }
/** The day only, for narrow lists. */
export const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
