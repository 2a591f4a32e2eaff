import { quantile } from '@vitrine/basics/statistics.ts'
import { addTo } from '@vitrine/basics/tally.ts'
import { areaOf, type Box, middleOf, overlap } from '../vision/box.ts'
import { type DetectedObject, detectObjects } from '../vision/detector/detect-objects.ts'
import type { ObjectLabel } from '../vision/detector/object-labels.ts'
import { isChanged, smallGrey } from './changed-stills.ts'
import type { Still } from './still-frames.ts'

export interface Sighting {
  time: number
  label: ObjectLabel
  confidence: number
  box: Box
}

/** One thing, followed from picture to picture. */
export interface Track {
  label: ObjectLabel
  /**
   * False for what moves by itself although it cannot: cars from above look like telephones to the detector, which never
   * saw any. Then it is something that moves, and nobody knows what.
   */
  named: boolean
  moves: boolean
  sightings: Sighting[]
}

/** Things that move by themselves. */
const movers = new Set<ObjectLabel>([
  ...(['person', 'bicycle', 'car', 'motorcycle', 'airplane', 'bus', 'train', 'truck', 'boat', 'bird', 'cat'] as const),
  ...(['dog', 'horse', 'sheep', 'cow', 'elephant', 'bear', 'zebra', 'giraffe', 'frisbee', 'sports ball'] as const),
  ...(['kite', 'skateboard', 'surfboard', 'snowboard', 'skis', 'baseball bat', 'tennis racket'] as const),
])

/** From this confidence on an object counts as seen; below it is only a guess, and kept apart. */
const seen = 0.3
const guessed = 0.2
/** Number of pictures that an object may be hidden. */
const hidden = 2
/** A thing's middle moves by less than this from one picture to the next, fractions of the picture. */
const farthest = 0.3
const sureAlone = 0.5
/** Bytes: noise of camera and codec. */
const nothing = 6
/** From here on it travels rather than trembles. */
const travels = 0.25

/** Two boxes of one label are one thing if they share this part of the smaller. */
const samePart = 0.85
/** A thing that changes its label counts as this much farther away. */
const otherLabel = 0.05
/** A thing that travels moves at least this far between most pictures. */
const leastStep = 0.03

const isRealThing = (sightings: readonly Sighting[]) =>
  sightings.length > 1 || sightings.some(({ confidence }) => confidence >= sureAlone)

/** The same thing found twice, once in part. */
function withoutRepeats(found: readonly DetectedObject[]): DetectedObject[] {
  return found.filter((object, index) =>
    found.slice(0, index).every((other) => {
      const smaller = areaOf(object.box) < areaOf(other.box) ? object.box : other.box
      const shared = overlap(object.box, other.box)
      const joined = (areaOf(object.box) + areaOf(other.box)) / (1 + shared)
      return other.label !== object.label || (shared * joined) / Math.max(1e-6, areaOf(smaller)) < samePart
    }),
  )
}

/** From where the thing should be by now to where something was seen. */
function distanceTo(sightings: readonly Sighting[], { box, time, label }: Sighting): number {
  const last = sightings.at(-1)
  if (!last) return 1
  const before = sightings.at(-2)
  const [x, y] = middleOf(last.box)
  const pace = before && last.time > before.time ? (time - last.time) / (last.time - before.time) : 0
  const [bx, by] = before ? middleOf(before.box) : [x, y]
  const [nowX, nowY] = middleOf(box)
  const awayFrom = (px: number, py: number) => Math.hypot(nowX - px, nowY - py)
  const distance = Math.min(awayFrom(x, y), awayFrom(x + (x - bx) * pace, y + (y - by) * pace))
  return label === last.label ? distance : distance + otherLabel
}

function asTrack(sightings: Sighting[], people: readonly Sighting[]): Track {
  const votes = new Map<ObjectLabel, number>()
  for (const { label, confidence } of sightings) addTo(votes, label, confidence)
  const [label = 'person'] = [...votes].sort((a, b) => b[1] - a[1])[0] ?? []
  const [first, last] = [sightings[0], sightings.at(-1)]
  const [fx, fy] = first ? middleOf(first.box) : [0, 0]
  const [lx, ly] = last ? middleOf(last.box) : [0, 0]
  const steps = sightings.slice(1).map(({ box }, index) => {
    const [x, y] = middleOf(box)
    const [px, py] = middleOf(sightings[index]?.box ?? box)
    return Math.hypot(x - px, y - py)
  })
  const usual = quantile(steps, 0.5)
  const moves = Math.hypot(lx - fx, ly - fy) >= travels && usual >= leastStep
  const carried = people.some((person) =>
    sightings.some(({ time, box }) => time === person.time && overlap(box, person.box) > 0),
  )
  return { label, named: !moves || carried || movers.has(label), moves, sightings }
}

/** Looks for things on each still and follows them. `guesses` are weak sightings that no answer may rest on. */
export async function followObjects(
  stills: readonly Still[],
  { signal, progress }: { signal: AbortSignal; progress: (fraction: number) => void },
): Promise<{ tracks: Track[]; guesses: Sighting[] }> {
  const open: { sightings: Sighting[]; last: number }[] = []
  const guesses: Sighting[] = []
  let found: DetectedObject[] = []
  let looked: Uint8Array | null = null
  for (const [index, still] of stills.entries()) {
    signal.throwIfAborted()
    progress(index / stills.length)
    const small = await smallGrey(still.jpeg)
    // Where nothing changed since it was last looked at, what was found there is still there.
    if (!looked || isChanged(looked, small, nothing)) {
      found = withoutRepeats(await detectObjects(still.jpeg, { least: guessed }))
      looked = small
    }
    const sightings = found.map((object) => ({ time: still.time, ...object }))
    guesses.push(...sightings.filter(({ confidence }) => confidence < seen))
    const sure = sightings.filter(({ confidence }) => confidence >= seen)
    const pairs = sure
      .flatMap((sighting) =>
        open
          .filter((track) => index - track.last <= hidden)
          .map((track) => ({ sighting, track, distance: distanceTo(track.sightings, sighting) })),
      )
      .filter(({ distance }) => distance < farthest)
      .sort((a, b) => a.distance - b.distance)
    const placed = new Set<Sighting>()
    for (const { sighting, track } of pairs) {
      if (placed.has(sighting) || track.last === index) continue
      track.sightings.push(sighting)
      track.last = index
      placed.add(sighting)
    }
    for (const sighting of sure) if (!placed.has(sighting)) open.push({ sightings: [sighting], last: index })
  }
  const kept = open.map(({ sightings }) => sightings).filter(isRealThing)
  const people = kept.flat().filter(({ label }) => label === 'person')
  return { tracks: kept.map((sightings) => asTrack(sightings, people)), guesses }
}
