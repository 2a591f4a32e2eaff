/** A day and a time of day, as results and lists show them. */
export const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
