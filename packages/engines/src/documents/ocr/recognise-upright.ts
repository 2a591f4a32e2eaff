import type { Word } from '../document.ts'
import { type Rulings, rulingsOf } from '../layout/rulings.ts'
import type { PreparedPicture } from '../picture/prepare-picture.ts'
import { combsOf } from './combs.ts'
import { findLines } from './find-lines.ts'
import { leanOf, levelWords } from './lean.ts'
import { heightOfLine, type LineBox, lengthOf, turnedRound } from './line-box.ts'
import { longest, type RecognitionContext, readLines } from './recognise-picture.ts'
import { straightened, turnedBy } from './straighten.ts'

/** Letters of a page that stands upright are surer than this; only worse ones are tried the other way round. */
const readsWell = 0.9
/** The number of longest lines that decide which way round a page is. */
const tried = 6
const clearly = 1.1
/** Below this length, in heights, a line may be a few letters at any angle. */
const long = 3

interface Reading {
  words: Word[]
  /** The picture as it was read; boxes are those of it. */
  picture: PreparedPicture
  rulings: Rulings
  /** Degrees, clockwise. */
  turn: number
}

/** Mean confidence of the letters. */
function surenessOf(words: readonly Word[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const sure = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0)
  return letters === 0 ? 0 : sure / letters
}

/** The words on level lines, and the picture with the placement they had. */
function levelledReading(reading: Reading, lines: readonly LineBox[]): Reading {
  const { words, picture } = reading
  const lean = leanOf(lines, picture)
  if (lean === null) return reading
  const placement = { ...picture.placement, lean }
  return {
    ...reading,
    words: levelWords(words, lean, picture.width / picture.height),
    picture: { ...picture, placement },
  }
}

async function readTurned(
  shown: PreparedPicture,
  turn: number,
  context: RecognitionContext,
  known?: readonly LineBox[],
): Promise<Reading> {
  const turned = turn === 0 ? shown : await turnedBy(shown, turn)
  const { picture, lines } = await straightened(turned, known ?? (await findLines(turned)))
  const rulings = await rulingsOf(picture)
  const combs = combsOf(rulings, picture)
  let unread = 0
  const words = await readLines(picture, lines, { ...context, combs, onUnread: (left) => (unread = left) })
  context.onUnread?.(unread)
  const reading = levelledReading({ words, picture, rulings, turn }, lines)
  // There is no time left to try it the other way round.
  if (unread > 0) return reading
  if (surenessOf(words) >= readsWell || turn >= 180) return reading
  const sample = longest(lines, tried)
  const trial = { page: context.page, signal: context.signal }
  const upright = await readLines(picture, sample, trial)
  const round = await readLines(picture, sample.map(turnedRound), trial)
  if (surenessOf(round) > clearly * surenessOf(upright)) return readTurned(shown, turn + 180, context)
  return reading
}

const total = (lines: readonly LineBox[]): number => lines.reduce((sum, line) => sum + lengthOf(line), 0)

function isSideways(lines: readonly LineBox[]): boolean {
  const telling = lines.filter((line) => lengthOf(line) > long * heightOfLine(line))
  const standing = telling.filter(({ corners: [from, to] }) => Math.abs(to.y - from.y) > Math.abs(to.x - from.x))
  return total(standing) > 0.5 * total(telling)
}

/** Recognises a prepared picture, turned by quarters where its lines stand or read badly: scans come upside down. */
export async function recogniseUpright(picture: PreparedPicture, context: RecognitionContext): Promise<Reading> {
  const lines = await findLines(picture)
  // Lines that stand are read from the bottom up, so a quarter turn clockwise lays them level as they were read.
  if (isSideways(lines)) return readTurned(picture, 90, context)
  return readTurned(picture, 0, context, lines)
}
