const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const short = /\b(Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\b\.?/g

/** A timetable's short names of days in full, as questions have them. */
export const wholeDays = (text: string): string =>
  text.replace(short, (name) => days.find((day) => day.startsWith(name.slice(0, 3))) ?? name)
