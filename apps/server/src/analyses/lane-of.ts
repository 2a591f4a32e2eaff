import type { Lane } from './job-queue.ts'
import type { UsualTime } from './usual-times.ts'

/** Runs that are nearly always over sooner are short. */
const shortSeconds = 2

/** The lane of a model's runs, by what nine of ten of them took here; long while that is not known. */
export const laneOf = (time: Pick<UsualTime, 'mostly'> | null): Lane =>
  time !== null && time.mostly < shortSeconds ? 'short' : 'long'
