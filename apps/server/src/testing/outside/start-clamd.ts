import { createServer } from 'node:net'
import { listenOnLoopback } from '@vitrine/basics/listen-on-loopback.ts'
import { closeServer } from './close-server.ts'

/** A fake clamd that finds `mark` in what it is sent; implements INSTREAM, its chunks and its limit. */
export async function startClamd({ mark, limit }: { mark: string; limit: number }) {
  const seen: number[] = []
  const server = createServer((socket) => {
    let rest = Buffer.alloc(0)
    let begun = false
    const pieces: Buffer[] = []
    let size = 0
    socket.on('error', () => undefined)
    socket.on('data', (piece: Buffer) => {
      if (socket.writableEnded) return
      rest = Buffer.concat([rest, piece])
      if (!begun) {
        const end = rest.indexOf(0)
        if (end === -1) return
        if (rest.subarray(0, end).toString() !== 'zINSTREAM') {
          socket.end('UNKNOWN COMMAND\0')
          return
        }
        begun = true
        rest = rest.subarray(end + 1)
      }
      while (rest.length >= 4) {
        const length = rest.readUInt32BE(0)
        if (size + length > limit) {
          socket.end('INSTREAM size limit exceeded. ERROR\0')
          return
        }
        if (length === 0) {
          seen.push(size)
          socket.end(Buffer.concat(pieces).includes(mark) ? 'stream: Test-Signature FOUND\0' : 'stream: OK\0')
          return
        }
        if (rest.length < 4 + length) return
        pieces.push(rest.subarray(4, 4 + length))
        size += length
        rest = rest.subarray(4 + length)
      }
    })
  })
  const port = await listenOnLoopback(server)
  return {
    address: `tcp://127.0.0.1:${port}`,
    /** The size of each complete content, in bytes. */
    seen,
    close: () => closeServer(server),
  }
}
