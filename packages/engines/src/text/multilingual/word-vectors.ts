import { readFileSync } from 'node:fs'
import { Tensor } from 'onnxruntime-node'

/** Components of a piece's vector. */
export const width = 384
/** Values that share a scale, and the bytes they take: the scale in half precision, then two values in each byte. */
const block = 32
const blockBytes = 2 + block / 2
const pieceBytes = (width / block) * blockBytes

let known: DataView | undefined

function readVectors(): DataView {
  if (known === undefined) {
    const { buffer, byteOffset, byteLength } = readFileSync(new URL('./word-vectors.bin', import.meta.url))
    known = new DataView(buffer, byteOffset, byteLength)
  }
  return known
}

function unpackPiece(vectors: DataView, piece: number, into: Float32Array): void {
  for (let column = 0, from = piece * pieceBytes; column < width; column += block, from += blockBytes) {
    const scale = vectors.getFloat16(from, true)
    for (let pair = 0; pair < block / 2; pair++) {
      const byte = vectors.getUint8(from + 2 + pair)
      into[column + pair] = ((byte & 15) - 8) * scale
      into[column + block / 2 + pair] = ((byte >> 4) - 8) * scale
    }
  }
}

/** The vector of one piece, into `width` places. The first call reads 12 MB. */
export const readPieceVector = (piece: number, into: Float32Array): void => unpackPiece(readVectors(), piece, into)

/** The vectors of piece ids (texts, pieces) as a tensor (texts, pieces, 384). The first call reads 12 MB. */
export async function lookUpPieces(ids: Tensor): Promise<Tensor> {
  const vectors = readVectors()
  const [texts = 0, pieces = 0] = ids.dims
  const states = new Float32Array(texts * pieces * width)
  for (let place = 0; place < texts * pieces; place++) {
    unpackPiece(vectors, Number(ids.data[place]), states.subarray(place * width, (place + 1) * width))
  }
  return new Tensor('float32', states, [texts, pieces, width])
}
