import type { WatchedVideo } from '@vitrine/engines/video/watch-video.ts'

type Still = WatchedVideo['stills'][number]

/** Pictures shown to a provider: more would cost more than they are worth. */
const most = 12

const nearest = (stills: readonly Still[], moment: number): Still | undefined =>
  stills.reduce<Still | undefined>(
    (best, still) => (best && Math.abs(best.time - moment) <= Math.abs(still.time - moment) ? best : still),
    undefined,
  )

/** The middle of each shot, the longest shots first, then moments at even distances, in the order of time. */
export function keyStills({ stills, shots, seconds }: Pick<WatchedVideo, 'stills' | 'shots' | 'seconds'>): Still[] {
  const middles = shots
    .toSorted((one, two) => two.end - two.start - (one.end - one.start))
    .map(({ start, end }) => (start + end) / 2)
  const even = Array.from({ length: most }, (_, index) => ((index + 0.5) / most) * seconds)
  const chosen = new Set<Still>()
  for (const moment of [...middles.slice(0, most), ...even]) {
    const still = nearest(stills, moment)
    if (still && chosen.size < most) chosen.add(still)
  }
  return [...chosen].toSorted((one, two) => one.time - two.time)
}
