import type { Lane } from './job-queue.ts'
import type { UsualTime } from './usual-times.ts'

/** Seconds; runs that nearly always end sooner are short. */
const shortSeconds = 2
/** What another machine, or an input larger than the measured sample, may take in multiples of the measured time. */
const slower = 2

/**
 * The lane of a model's runs, by the time that nine of ten took on this installation. While that is unknown, by the
 * seconds that `script/bench` measured elsewhere; long where neither is known.
 */
export const laneOf = (usual: Pick<UsualTime, 'mostly'> | null, measured: number | undefined): Lane =>
  (usual?.mostly ?? (measured ?? Infinity) * slower) < shortSeconds ? 'short' : 'long'
