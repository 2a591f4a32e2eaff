/** A field of a protobuf message: its number, and its bytes where it has a length. */
interface Field {
  number: number
  bytes: Buffer
}

// The numbers that onnx.proto gives the fields that are read here.
const graphOfModel = 7
const weightsOfGraph = 5
const nameOfTensor = 8
const floatsOfTensor = 4
const wholesOfTensor = 5
const rawOfTensor = 9

/** Reads a number of seven bits a byte, lowest first. Lengths stay far below 2^53. */
export function readVarint(bytes: Buffer, from: number): { value: number; next: number } {
  let value = 0
  for (let at = from, scale = 1; ; at += 1, scale *= 128) {
    const byte = bytes.readUInt8(at)
    value += (byte & 127) * scale
    if (byte < 128) return { value, next: at + 1 }
  }
}

/** The fields of a message; numbers on their own come with no bytes. Nothing is copied. */
function* fieldsOf(message: Buffer): Generator<Field> {
  for (let at = 0; at < message.length; ) {
    const key = readVarint(message, at)
    const [number, type] = [Math.floor(key.value / 8), key.value % 8]
    if (type === 2) {
      const { value: length, next } = readVarint(message, key.next)
      yield { number, bytes: message.subarray(next, next + length) }
      at = next + length
      continue
    }
    at = type === 0 ? readVarint(message, key.next).next : key.next + (type === 1 ? 8 : 4)
    yield { number, bytes: message.subarray(0, 0) }
  }
}

const bytesOf = (message: Buffer, wanted: number): Buffer | undefined =>
  fieldsOf(message).find(({ number }) => number === wanted)?.bytes

/**
 * The bytes of one weight of a network's file, as it has them: raw, packed floats, or packed varints. Throws a plain Error where
 * the network has no such weight: our own defect.
 */
export function weightOf(network: Buffer, name: string): Buffer {
  const graph = bytesOf(network, graphOfModel) ?? network.subarray(0, 0)
  for (const { number, bytes } of fieldsOf(graph)) {
    if (number !== weightsOfGraph || bytesOf(bytes, nameOfTensor)?.toString() !== name) continue
    const data = [rawOfTensor, floatsOfTensor, wholesOfTensor].map((field) => bytesOf(bytes, field)).find(Boolean)
    if (data !== undefined) return data
  }
  throw new Error(`The network has no weight ${name}.`)
}
