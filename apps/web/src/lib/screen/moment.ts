/** A day and a time of day, as results and lists show them. */
export const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
/** A day alone, where lists are tight. */
export const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
