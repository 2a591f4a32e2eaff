import { type GreyPicture, pipelineOf } from '../picture/grey-picture.ts'

/** Straight printed lines of a page, as fractions of it: what forms draw their cells with. */
export interface Rulings {
  horizontal: readonly { y: number; x0: number; x1: number }[]
  vertical: readonly { x: number; y0: number; y1: number }[]
}

export const noRulings: Rulings = { horizontal: [], vertical: [] }

const analysisWidth = 1100
/** A narrow strip is analysed at a smaller size: at the usual width a picture of 100 × 65,000 would grow to 800 megapixels. */
const mostHeight = 8 * analysisWidth
const ink = 165
/** Shorter dark runs are letters. As fractions of the page's width. */
const shortestAcross = 0.05
const shortestDown = 0.017
/** A line is thin: this many pixels from it there is paper. */
const clearance = 5
const mostInkBeside = 0.4
/** Noise breaks lines: a run may contain this many light pixels, and at least this share must be dark; a row of letters has less. */
const longestBreak = 3
const leastInk = 0.9

interface Run {
  line: number
  from: number
  to: number
}

interface Runs {
  across: Run[]
  down: Run[]
  width: number
  height: number
}

/** A line of several pixels' thickness is found several times: the longest reading of each stands. */
function merged(runs: readonly Run[]): Run[] {
  const kept: Run[] = []
  for (const run of runs) {
    const same = kept.findLast(
      (other) => run.line - other.line <= clearance && run.from <= other.to + 4 && run.to >= other.from - 4,
    )
    if (same === undefined) kept.push({ ...run })
    else {
      same.from = Math.min(same.from, run.from)
      same.to = Math.max(same.to, run.to)
    }
  }
  return kept
}

const placesOf = ({ across, down, width, height }: Runs): Rulings => ({
  horizontal: merged(across).map(({ line, from, to }) => ({ y: line / height, x0: from / width, x1: to / width })),
  vertical: merged(down).map(({ line, from, to }) => ({ x: line / width, y0: from / height, y1: to / height })),
})

const heightToLookAt = ({ width, height }: GreyPicture): number =>
  Math.max(1, Math.min(mostHeight, Math.round((analysisWidth * height) / width)))

const widthToLookAt = ({ width, height }: GreyPicture): number =>
  Math.max(1, Math.min(analysisWidth, Math.round((mostHeight * width) / height)))

/** Where a page has ink, line by line: one for each pixel that has, else zero. Lines run across the page, or down. */
interface Inked {
  pixels: Uint8Array
  lines: number
  /** Of a line. */
  length: number
}

/** Paper along at least one whole side: otherwise it is a row of letters or a dark field. */
function standsAlone({ line, from, to }: Run, { pixels, lines, length }: Inked): boolean {
  let beside = 0
  for (const neighbour of [line - clearance, line + clearance + 1]) {
    if (neighbour < 0 || neighbour >= lines) continue
    // The cast: a run is inside its line, and each pixel beside each run is looked at.
    for (let at = from; at <= to; at += 1) beside += pixels[neighbour * length + at] as number
  }
  return beside < mostInkBeside * (to - from + 1)
}

function runsAlong(inked: Inked, shortest: number): Run[] {
  const { pixels, lines, length } = inked
  const found: Run[] = []
  for (let line = 0; line < lines; line += 1) {
    const start = line * length
    // A slightly slanted line steps from one row to the next; beside the last there is none.
    const next = line + 1 < lines ? start + length : start
    let from = -1
    let last = -1
    let dark = 0
    const end = (): void => {
      const solid = dark >= leastInk * (last - from + 1)
      if (from >= 0 && last - from >= shortest && solid && standsAlone({ line, from, to: last }, inked)) {
        found.push({ line, from, to: last })
      }
      from = -1
    }
    for (let at = 0; at < length; at += 1) {
      if (pixels[start + at] === 0 && pixels[next + at] === 0) {
        if (from >= 0 && at - last > longestBreak) end()
        continue
      }
      if (from < 0) {
        from = at
        dark = 0
      }
      last = at
      dark += 1
    }
    end()
  }
  return found
}

async function runsOf(picture: GreyPicture): Promise<Runs> {
  const { data, info } = await pipelineOf(picture)
    .resize({ width: widthToLookAt(picture), height: heightToLookAt(picture), fit: 'fill', kernel: 'mitchell' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const across = new Uint8Array(width * height)
  const down = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * channels] ?? 255) >= ink) continue
      across[y * width + x] = 1
      down[x * height + y] = 1
    }
  }
  return {
    across: runsAlong({ pixels: across, lines: height, length: width }, shortestAcross * width),
    down: runsAlong({ pixels: down, lines: width, length: height }, shortestDown * width),
    width,
    height,
  }
}

/** The ruled lines of a page picture. */
export async function rulingsOf(picture: GreyPicture): Promise<Rulings> {
  return placesOf(await runsOf(picture))
}
