import type { Lane } from './job-queue.ts'
import type { UsualTime } from './usual-times.ts'

/** Seconds; runs that nearly always end sooner are short. */
const shortSeconds = 2
/** What another machine, or an input larger than the measured sample, may take in multiples of the measured time. */
const slower = 2

/** Of fewer runs the slowest tenth is one or two, which mostly loaded the model. */
const fewestForTenth = 20

const expected = ({ median, mostly, runs }: UsualTime): number => (runs < fewestForTenth ? median : mostly)

/**
 * The lane of a model's runs, by the time that nine of ten took on this installation, or half of them where they are
 * few. While that is unknown, by the seconds that `script/bench` measured elsewhere; long where neither is known.
 */
export const laneOf = (usual: UsualTime | null, measured: number | undefined): Lane =>
  (usual ? expected(usual) : (measured ?? Infinity) * slower) < shortSeconds ? 'short' : 'long'
