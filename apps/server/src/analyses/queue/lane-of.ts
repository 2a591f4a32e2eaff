import type { Lane } from './job-queue.ts'
import type { UsualTime } from './usual-times.ts'

/** Seconds; runs that nearly always end sooner are short. */
const shortSeconds = 2

/** The lane of a model's runs, by the time that nine of ten took on this installation; long while that is unknown. */
export const laneOf = (time: Pick<UsualTime, 'mostly'> | null): Lane =>
  time !== null && time.mostly < shortSeconds ? 'short' : 'long'
