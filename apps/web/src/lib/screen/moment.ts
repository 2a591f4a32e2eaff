/** Day and time, as results and lists show them. */
export const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
/** The day only, for narrow lists. */
export const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
