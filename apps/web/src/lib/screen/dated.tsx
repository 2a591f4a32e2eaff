import { day, momentOf } from './moment.ts'

interface Dated {
  /** ISO 8601. */
  at: string
  className?: string
}

/** A day and its time of day, for people and for programs. */
export function Moment({ at, className }: Dated) {
  return (
    <time dateTime={at} className={className}>
      {momentOf(at)}
    </time>
  )
}

/** The same of a day alone. */
export function Day({ at, className }: Dated) {
  return (
    <time dateTime={at} className={className}>
      {day.format(new Date(at))}
    </time>
  )
}
