import type { Track } from '@vitrine/engines/video/follow-objects.ts'
import { middleOf } from '@vitrine/engines/vision/box.ts'
import { type About, type Said, unseen } from './about-thing.ts'
import { leftFor } from './sureness.ts'

/** A thing that gets no further than this, as a share of the picture, goes no way in particular. */
const leastWay = 0.1
/** The smaller of the two parts of a way counts from this share of the larger one on. */
const slanted = 0.5

/** The way from where a thing was first seen to where last, in words; null where it hardly moves. */
export function wayOf({ sightings }: Pick<Track, 'sightings'>): string | null {
  const [first, last] = [sightings[0], sightings.at(-1)]
  if (!first || !last) return null
  const [[fromX, fromY], [toX, toY]] = [middleOf(first.box), middleOf(last.box)]
  const [across, down] = [toX - fromX, toY - fromY]
  const most = Math.max(Math.abs(across), Math.abs(down))
  if (most < leastWay) return null
  return [
    ...(Math.abs(down) >= slanted * most ? [down < 0 ? 'up' : 'down'] : []),
    ...(Math.abs(across) >= slanted * most ? [across < 0 ? 'to the left' : 'to the right'] : []),
  ].join(' and ')
}

/** Which way things move over the picture, as a viewer sees it. */
export function waysOfThings({ thing, tracks, confidence }: About): Said {
  const moved = tracks.flatMap((track) => {
    const way = wayOf(track)
    const [first, last] = [track.sightings[0], track.sightings.at(-1)]
    return way && first && last ? [{ way, start: first.time, end: last.time }] : []
  })
  const ways = [...Map.groupBy(moved, ({ way }) => way)]
  if (ways.length === 0) {
    return unseen(`No ${thing.one} was seen to move from one part of the picture to another.`)
  }
  const only = ways.length === 1 ? ways[0]?.[0] : undefined
  const answer =
    only === undefined
      ? `${ways.map(([way, those]) => `${those.length} ${way}`).join(', ')}.`
      : `${only[0]?.toUpperCase()}${only.slice(1)}.`
  const citations = moved
    .slice(0, 6)
    .map(({ start, end, way }) => ({ start, end, quote: `a ${thing.one} moves ${way}` }))
  return { answer, found: true, confidence: leftFor.track * confidence, citations }
}
