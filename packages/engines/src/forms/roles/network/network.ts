import { readFileSync } from 'node:fs'
import { at } from '@vitrine/basics/at.ts'
import { width as meaningWidth } from '../signs/meaning.ts'
import type { PaperSigns } from '../signs/paper-signs.ts'

/** Rows of numbers, one after the other. */
interface Table {
  values: Float32Array
  width: number
}

/** The numbers of a trained network by name, as evals/train/roles/network.py saves them. */
export type RoleNetwork = ReadonlyMap<string, Table>

/** Reads a file of one or more networks whose answers are averaged. Throws where it is not such a file. */
export function readNetworks(bytes: Uint8Array): RoleNetwork[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = new TextDecoder()
  if (text.decode(bytes.subarray(0, 4)) !== 'VRN1') throw new Error('Not a VRN1 file of networks.')
  let from = 8 + view.getUint32(4, true)
  // The cast: the file is ours, and its first bytes were as they should be.
  const header = JSON.parse(text.decode(bytes.subarray(8, from))) as { networks: [string, number[]][][] }
  return header.networks.map(
    (tables) =>
      new Map(
        tables.map(([name, shape]) => {
          const values = new Float32Array(shape.reduce((a, b) => a * b, 1))
          for (let index = 0; index < values.length; index += 1, from += 2) values[index] = view.getFloat16(from, true)
          return [name, { values, width: values.length / (shape[0] ?? 1) }]
        }),
      ),
  )
}

function tableOf(network: RoleNetwork, name: string): Table {
  const table = network.get(name)
  if (table === undefined) throw new Error(`The network has no ${name}.`)
  return table
}

// Loops over numbers: a cast costs nothing here, which `at` would slow (docs/decisions/014).
type Numbers = Float32Array & Record<number, number>

/** Rows times the transposed weights of a layer, plus its bias. */
function linear(rows: Table, network: RoleNetwork, name: string, activate = (value: number): number => value): Table {
  const weights = tableOf(network, `${name}.weight`)
  const bias = tableOf(network, `${name}.bias`)
  const count = rows.values.length / rows.width
  const outputs = bias.values.length
  const result = { values: new Float32Array(count * outputs), width: outputs }
  const [x, w, b, y] = [rows.values, weights.values, bias.values, result.values] as [Numbers, Numbers, Numbers, Numbers]
  const { width } = rows
  // Two rows by four outputs at a time, each sum in its own order: a weight is read once for both rows, and no sum waits for its own additions.
  for (let row = 0; row < count; row += 2) {
    const other = Math.min(row + 1, count - 1)
    const [start, otherStart] = [row * width, other * width]
    const [to, otherTo] = [row * outputs, other * outputs]
    let output = 0
    for (; output + 3 < outputs; output += 4) {
      const first = output * width
      const second = first + width
      const third = second + width
      const fourth = third + width
      let s0 = b[output] as number
      let s1 = b[output + 1] as number
      let s2 = b[output + 2] as number
      let s3 = b[output + 3] as number
      let [t0, t1, t2, t3] = [s0, s1, s2, s3]
      for (let input = 0; input < width; input += 1) {
        const value = x[start + input] as number
        const beside = x[otherStart + input] as number
        let weight = w[first + input] as number
        s0 += value * weight
        t0 += beside * weight
        weight = w[second + input] as number
        s1 += value * weight
        t1 += beside * weight
        weight = w[third + input] as number
        s2 += value * weight
        t2 += beside * weight
        weight = w[fourth + input] as number
        s3 += value * weight
        t3 += beside * weight
      }
      y[to + output] = activate(s0)
      y[to + output + 1] = activate(s1)
      y[to + output + 2] = activate(s2)
      y[to + output + 3] = activate(s3)
      y[otherTo + output] = activate(t0)
      y[otherTo + output + 1] = activate(t1)
      y[otherTo + output + 2] = activate(t2)
      y[otherTo + output + 3] = activate(t3)
    }
    for (; output < outputs; output += 1) {
      let sum = b[output] as number
      let besideSum = sum
      for (let input = 0; input < width; input += 1) {
        const weight = w[output * width + input] as number
        sum += (x[start + input] as number) * weight
        besideSum += (x[otherStart + input] as number) * weight
      }
      y[to + output] = activate(sum)
      y[otherTo + output] = activate(besideSum)
    }
  }
  return result
}

const relu = (value: number): number => Math.max(0, value)

/** Adds to each word what a layer reads from it and from the words `step` before and behind it. */
function readAlong(rows: Table, network: RoleNetwork, name: string, step: number): Table {
  const { values, width } = rows
  const count = values.length / width
  const windows = { values: new Float32Array(values.length * 3), width: width * 3 }
  // Torch keeps a layer's weights by output, input and place: the three places of an input are neighbours.
  for (let word = 0; word < count; word += 1) {
    for (let place = 0; place < 3; place += 1) {
      const other = word + (place - 1) * step
      if (other < 0 || other >= count) continue
      for (let column = 0; column < width; column += 1)
        windows.values[(word * width + column) * 3 + place] = values[other * width + column] as number
    }
  }
  const added = linear(windows, network, name, relu).values
  return { values: values.map((value, index) => value + (added[index] as number)), width }
}

function tableOfRows(rows: readonly ArrayLike<number>[], width: number): Table {
  const values = new Float32Array(rows.length * width)
  for (const [index, row] of rows.entries()) values.set(row, index * width)
  return { values, width }
}

/** The mean meaning of each segment's words, and zeros at the end for where there is none. */
function meaningsOfSegments({ paper, meanings }: PaperSigns): Table {
  const table = tableOfRows([], meaningWidth)
  table.values = new Float32Array((paper.segments.length + 1) * meaningWidth)
  for (const [index, { segment }] of paper.words.entries()) {
    const count = Math.max(1, paper.segments[segment]?.words ?? 1)
    const meaning = at(meanings, index)
    for (let column = 0; column < meaningWidth; column += 1) {
      const place = segment * meaningWidth + column
      table.values[place] = (table.values[place] as number) + (meaning[column] as number) / count
    }
  }
  return table
}

/** For each word its own segment and the ones around it, as network.py lists them. */
function placesOf({ words, segments }: PaperSigns['paper']): number[][] {
  const none = segments.length
  const place = (index: number): number => (index >= 0 ? index : none)
  return words.map(({ segment }) => {
    const { left, right, above, below } = at(segments, segment)
    const second = above >= 0 ? at(segments, above).above : -1
    return [segment, place(left), place(right), place(above), place(second), place(below)]
  })
}

function softmax(row: Float32Array): Float32Array {
  const most = row.reduce((a, b) => Math.max(a, b), -Infinity)
  const powers = row.map((value) => Math.exp(value - most))
  const sum = powers.reduce((a, b) => a + b, 0)
  return powers.map((value) => value / sum)
}

/** What the network reads of a paper. */
interface ReadPaper extends PaperSigns {
  /** Of each word among its neighbours: see encode-words.ts. */
  contexts: readonly Float32Array[]
}

const rowOf = ({ values, width }: Table, row: number): Float32Array => values.subarray(row * width, (row + 1) * width)

/** For each word of a paper how likely it is part of each role, 0…1, by one network. */
function chancesOf(paper: ReadPaper, network: RoleNetwork): Float32Array[] {
  const [mean, scale] = [tableOf(network, 'mean').values, tableOf(network, 'scale').values]
  const words = linear(tableOfRows(paper.meanings, meaningWidth), network, 'word', Math.tanh)
  const contexts = linear(tableOfRows(paper.contexts, meaningWidth), network, 'context', Math.tanh)
  const around = linear(meaningsOfSegments(paper), network, 'around', Math.tanh)
  const rows = placesOf(paper.paper).map((places, index) => {
    const signs = at(paper.signs, index).map((value, column) => (value - at(mean, column)) * at(scale, column))
    const near = places.flatMap((place) => [...rowOf(around, place)])
    return [...signs, ...rowOf(words, index), ...rowOf(contexts, index), ...near]
  })
  let read = linear(tableOfRows(rows, tableOf(network, 'into.weight').width), network, 'into', relu)
  for (let block = 0; network.has(`blocks.${block}.weight`); block += 1)
    read = readAlong(read, network, `blocks.${block}`, 2 ** block)
  const logits = linear(linear(read, network, 'hidden', relu), network, 'out')
  return rows.map((_, index) => softmax(rowOf(logits, index)))
}

/** For each word how likely it is part of each role, the mean of several networks. */
export function roleChances(paper: ReadPaper, networks: readonly RoleNetwork[]): Float32Array[] {
  const all = networks.map((network) => chancesOf(paper, network))
  return paper.paper.words.map((_, index) => {
    const own = all.map((chances) => at(chances, index))
    return at(own, 0).map((_value, column) => own.reduce((sum, chances) => sum + at(chances, column), 0) / own.length)
  })
}

const shipped = new Map<string, readonly RoleNetwork[]>()

/** The networks of a file that is shipped, read once. */
export function shippedNetworks(file: URL = new URL('./roles.bin', import.meta.url)): readonly RoleNetwork[] {
  const known = shipped.get(file.href) ?? readNetworks(readFileSync(file))
  shipped.set(file.href, known)
  return known
}
