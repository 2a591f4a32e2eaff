import type { PaceOptions } from '@vitrine/basics/pace.ts'
import { Tensor } from 'onnxruntime-node'
import type { Spelling } from '../pieces.ts'

// Pieces of a batch, padding and all: what two cores do in about 0.2 s.
const batchPieces = 2048

export type Encoding = PaceOptions

export interface TokenBatch {
  /** Which texts these are, by their place in the list. */
  of: number[]
  /** Piece ids and where there are any, (texts, pieces) each. */
  tensors: Record<'ids' | 'mask', Tensor>
  /** The share of all texts that is done after this batch, 0…1. */
  done: number
}

/** Rows of about one length; the rows come shortest first. */
function batchFrom<Row extends { ids: readonly number[] }>(rows: readonly Row[], from: number): Row[] {
  const batch: Row[] = []
  for (const row of rows.slice(from)) {
    if (batch.length > 0 && (batch.length + 1) * (row.ids.length + 2) > batchPieces) break
    batch.push(row)
  }
  return batch
}

function tensorsOf(rows: readonly (readonly number[])[], marks: Spelling['marks']): Record<'ids' | 'mask', Tensor> {
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

/** Texts as a network of that spelling takes them, shortest first, so that little is padding; `longest` bounds the pieces of a text. */
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
