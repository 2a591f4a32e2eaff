import type { PaceOptions } from '@vitrine/basics/pace.ts'
import { Tensor } from 'onnxruntime-node'
import type { Spelling } from '../pieces.ts'

// Word pieces in a batch, padding included: about 0.2 s of work for two cores.
const batchPieces = 2048

export type Encoding = PaceOptions

export interface TokenBatch {
  /** The texts' indices in the list. */
  of: number[]
  /** Piece ids, and 1 where there is a piece and 0 where there is padding; each of shape (texts, pieces). */
  tensors: Record<'ids' | 'mask', Tensor>
  /** The share of all texts that are done after this batch, 0…1. */
  done: number
}

/** The next rows that fit into a batch. Rows must be sorted by length, so that those of a batch have about the same. */
function batchFrom<Row extends { ids: readonly number[] }>(rows: readonly Row[], from: number): Row[] {
  const batch: Row[] = []
  for (const row of rows.slice(from)) {
    if (batch.length > 0 && (batch.length + 1) * (row.ids.length + 2) > batchPieces) break
    batch.push(row)
  }
  return batch
}

/** Rows of pieces, framed by end marks and padded to one length. */
export function tensorsOf(
  rows: readonly (readonly number[])[],
  marks: Spelling['marks'],
): Record<'ids' | 'mask', Tensor> {
  const width = Math.max(...rows.map((row) => row.length)) + 2
  const ids = new BigInt64Array(rows.length * width).fill(BigInt(marks.padding))
  const mask = new BigInt64Array(rows.length * width)
  for (const [at, row] of rows.entries()) {
    const framed = [marks.first, ...row, marks.last].map(BigInt)
    ids.set(framed, at * width)
    mask.fill(1n, at * width, at * width + framed.length)
  }
  return { ids: new Tensor('int64', ids, [rows.length, width]), mask: new Tensor('int64', mask, [rows.length, width]) }
}

/** Texts as a network's input tensors, shortest first to keep padding small. A text is cut after `longest` pieces, end marks included. */
export function* tokenBatches(
  texts: readonly string[],
  longest: number,
  { cut, marks }: Spelling,
): Generator<TokenBatch> {
  const rows = texts
    .map((text, of) => ({ of, ids: cut(text).ids.slice(0, longest - 2) }))
    .sort((a, b) => a.ids.length - b.ids.length)
  for (let from = 0; from < rows.length; ) {
    const batch = batchFrom(rows, from)
    from += batch.length
    yield {
      of: batch.map(({ of }) => of),
      tensors: tensorsOf(
        batch.map(({ ids }) => ids),
        marks,
      ),
      done: from / rows.length,
    }
  }
}
